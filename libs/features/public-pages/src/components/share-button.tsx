import type { PageContext } from '../page/page-context.ts';

/** Opens the device's own sheet, else copies the page's address; the browser's own menu does as much without script. */
export function ShareButton({ context: { t } }: { readonly context: Pick<PageContext, 't'> }) {
  return (
    <button className="button outlined needs-script" type="button" data-share="">
      {t('share')}
    </button>
  );
}
