import type { PageView } from '../page/page-view.ts';

/** Opens the device's own sheet, else copies the page's address; the browser's own menu does as much without script. */
export function ShareButton({ view: { t } }: { readonly view: Pick<PageView, 't'> }) {
  return (
    <button className="button outlined needs-script" type="button" data-share="">
      {t('share')}
    </button>
  );
}
