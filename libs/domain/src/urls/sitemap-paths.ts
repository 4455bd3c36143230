import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Path of a sitemap's list, or of the part that begins after a document id. */
export function sitemapPath(list: string, after: string | null = null): string {
  return after === null
    ? buildPath(PUBLIC_PATHS.sitemap, { list })
    : buildPath(PUBLIC_PATHS.sitemapPart, { list, after });
}

const LIST = /^[a-z]+$/;

/** Parses a path made by {@link sitemapPath}; null for any other path. */
export function parseSitemapPath(path: string): { readonly list: string; readonly after: string | null } | null {
  const name = matchPath(PUBLIC_PATHS.sitemap, path)?.list;
  if (name === undefined) return null;
  // Ids may contain hyphens, names of lists do not.
  const [list = '', ...rest] = name.split('-');
  const after = rest.length === 0 ? null : rest.join('-');
  return LIST.test(list) && (after === null || v.is(idSchema, after)) ? { list, after } : null;
}
