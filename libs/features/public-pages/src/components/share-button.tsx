import { Button } from '@countin/ui/static';
import { usePageScript } from '../browser/page-script.ts';
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
  const script = usePageScript();
  const onClick = async () => {
    const way = await shareOrCopy(share);
    if (way) script?.count?.({ e: 'share', t: way });
  };
  return (
    <Button size="large" className="needs-script" onClick={() => void onClick()}>
      {label}
    </Button>
  );
}

/** @returns how it was shared; null where it was not */
async function shareOrCopy({ text, url, copied, copyThis }: Omit<ShareButtonProps, 'label'>) {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: text, url });
      return 'native';
    } catch (error) {
      // The person closed the sheet; after any other error the address is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showMessage(document, copied);
    return 'copy';
  } catch {
    showMessage(document, copyThis);
    return null;
  }
}
