import type { PageView } from '../page/page-view.ts';

/** What the script of a page with a share button must know. */
export interface ShareData {
  readonly share: { readonly text: string; readonly url: string };
  readonly texts: { readonly copied: string; readonly copyThis: string };
}

/**
 * @param text what the device's sheet calls the page
 * @param url the page's one address
 */
export function shareData({ t }: Pick<PageView, 't'>, text: string, url: string): ShareData {
  return { share: { text, url }, texts: { copied: t('release:shared'), copyThis: t('release:shareFailed', { url }) } };
}
