/**
 * Cookies that public pages read. A request that carries one is answered for itself alone; every other
 * cookie never reaches a page.
 */
export const PAGE_COOKIES = ['countin-language', 'countin-service'] as const;
