import type { ShareData } from '../components/share-data.ts';
import { showMessage } from './live-region.ts';

/** Share buttons: the device's own sheet where there is one, else the link is copied. */
export function enhanceShare({ share, texts }: ShareData, root: Document, navigator: Navigator): void {
  for (const button of root.querySelectorAll('[data-share]')) {
    button.addEventListener('click', () => void shareOrCopy());
  }

  async function shareOrCopy(): Promise<void> {
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title: share.text, url: share.url });
      } catch (error) {
        // The person closed the sheet; everything else is worth a copy.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(share.url);
      showMessage(root, texts.copied);
    } catch {
      showMessage(root, texts.copyThis);
    }
  }
}
