/** Id of the element that holds what the page's script must know. */
export const PAGE_DATA_ID = 'page';
