import { originsOf } from '@countin/domain/deployment';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { pathPrefix, PUBLIC_PATHS } from '@countin/domain/urls';

/** Links that lead away, by an address of the page itself. */
const OUTGOING = '/*?*go=';

/** Personal pages, and views of something with its own address. */
const NOT_FOR_SEARCH = {
  main: [
    pathPrefix(PUBLIC_PATHS.receipt),
    '/auth/',
    pathPrefix(PUBLIC_PATHS.embedProfile),
    PUBLIC_PATHS.oembed,
    PUBLIC_PATHS.purge,
    '/dashboard',
    '/collection',
    '/settings',
    PUBLIC_PATHS.upgrade,
    '/admin',
    '/artist/',
    '/label/',
    '/*?*preview=',
    OUTGOING,
  ],
  fourtrack: ['/auth/', '/collection', '/studio', '/profile', '/artist/', '/*?*preview=', OUTGOING],
  subdomain: [PUBLIC_PATHS.medleySuccess, '/*?*preview=', OUTGOING],
} as const;

/** Answers `/robots.txt` for the host that is asked (RFC 9309). A name that is none of ours shows copies: nothing of it is for search engines. */
export function robotsFile({ host }: PageRequest, { sites }: PageServices): PageResponse {
  const { main, fourtrack } = originsOf(sites);
  const kind = host.kind === 'unknown' || host.kind === 'invalid' ? null : host.kind;
  const rules =
    kind === null ? ['Disallow: /'] : ['Allow: /', ...NOT_FOR_SEARCH[kind].map((path) => `Disallow: ${path}`)];
  // The label's and the artist's subdomains are listed by the sites that know them.
  const sitemaps =
    kind === null ? [] : [main, fourtrack].map((origin) => `Sitemap: ${origin}${PUBLIC_PATHS.sitemapIndex}`);
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600, s-maxage=86400' },
    body: ['User-agent: *', ...rules, '', ...sitemaps, ''].join('\n'),
  };
}
