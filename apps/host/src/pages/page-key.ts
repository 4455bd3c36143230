import type { PageRequest } from '@countin/domain/pages';
import { pageIdOf } from '../backend/page-id.ts';
import { isSharedQuery } from './page-query.ts';

type KeyParts = Pick<PageRequest, 'host' | 'path' | 'query' | 'acceptLanguage' | 'cookies' | 'wantsJson'>;

/**
 * The key under which a page may be kept and shared, or null when it is for one request alone. The
 * client's own choices (cookies that pages read, parameters that are about one person) make it so. Where the
 * client is does not: a page knows a country only by its address.
 *
 * @param parts whose path is canonical, and whose query is what pages read
 */
export function pageKey({ host, path, query, acceptLanguage, cookies, wantsJson }: KeyParts): string | null {
  if (wantsJson || Object.keys(cookies).length > 0 || !isSharedQuery({ host, path }, query)) return null;
  return pageIdOf(host, path) + JSON.stringify([acceptLanguage, ...query]);
}
