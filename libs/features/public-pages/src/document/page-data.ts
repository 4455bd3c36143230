/** Id of the element that holds what the page's script must know. */
export const PAGE_DATA_ID = 'page';

/** JSON that cannot end the element it stands in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
