import type { Language } from '@countin/domain/locale';
import type { PageView } from '../page/page-view.ts';

/** A page's address in one language. */
export function addressIn(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/** The canonical address. It has the language if the request's address has one, else it fits each reader. */
export function canonicalOf({ query, language }: Pick<PageView, 'query' | 'language'>, address: string): string {
  return query.get('lang') === language ? addressIn(address, language) : address;
}
