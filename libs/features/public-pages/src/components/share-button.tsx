import { Button } from '@countin/ui/static';
import { showMessage } from '../browser/live-region.ts';

export interface ShareButtonProps {
  readonly label: string;
  /** Name of the page in the device's sheet. */
  readonly text: string;
  /** The page's one address. */
  readonly url: string;
  readonly copied: string;
  /** Says the address where it cannot be copied. */
  readonly copyThis: string;
}

/** Opens the device's own sheet, else copies the page's address; the browser's own menu does as much without script. */
export function ShareButton({ label, ...share }: ShareButtonProps) {
  return (
    <Button size="large" className="needs-script" onClick={() => void shareOrCopy(share)}>
      {label}
    </Button>
  );
}

async function shareOrCopy({ text, url, copied, copyThis }: Omit<ShareButtonProps, 'label'>): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title: text, url });
    } catch (error) {
      // The person closed the sheet; after any other error the address is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showMessage(document, copied);
  } catch {
    showMessage(document, copyThis);
  }
}
