import { originsOf } from '@countin/domain/deployment';
import type { Language } from '@countin/domain/locale';
import {
  htmlText,
  PUBLIC_KINDS,
  type PageRequest,
  type PageResponse,
  type PageServices,
  type PublicKind,
  type PublicPageEntry,
} from '@countin/domain/pages';
import { artistUrl, buildPath, parseSitemapPath, PUBLIC_PATHS, sitemapPath, subdomainUrl } from '@countin/domain/urls';
import { languagesWith } from '@countin/i18n';
import { addressIn } from '../urls/page-address.ts';

/** Addresses in one file, each with those of its languages: a tenth of what the protocol allows in bytes. */
export const SITEMAP_PAGE = 1000;
/** The names of what is taken back stay in the files behind the first no longer than this. */
const CACHED = 'public, max-age=0, s-maxage=600';

interface Kind {
  readonly host: 'main' | 'fourtrack';
  readonly namespace: 'release' | 'artist' | 'label';
  readonly address: (services: PageServices, name: string) => string;
}

const KINDS: Readonly<Record<PublicKind, Kind>> = {
  releases: {
    host: 'main',
    namespace: 'release',
    address: ({ sites }, name) => originsOf(sites).main + buildPath(PUBLIC_PATHS.release, { reference: name }),
  },
  labels: { host: 'main', namespace: 'label', address: ({ sites }, name) => subdomainUrl(originsOf(sites), name) },
  artists: {
    host: 'fourtrack',
    namespace: 'artist',
    address: ({ sites }, name) => artistUrl(originsOf(sites), name),
  },
};
/** Pages that are always there. */
const STATIC_PATHS = {
  main: [PUBLIC_PATHS.start, PUBLIC_PATHS.privacy, PUBLIC_PATHS.terms],
  fourtrack: [PUBLIC_PATHS.start],
} as const;

/** Answers `/sitemap.xml`, which names the others, and those. Null for any other path and host. https://www.sitemaps.org/protocol.html */
export async function sitemapFile(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  const { host, path } = request;
  if (host.kind !== 'main' && host.kind !== 'fourtrack') return null;
  const origin = originsOf(services.sites)[host.kind];
  const kinds = PUBLIC_KINDS.filter((kind) => KINDS[kind].host === host.kind);
  const { list: name = null, after = null } = parseSitemapPath(path) ?? {};
  const kind = kinds.find((each) => each === name);
  try {
    if (path === PUBLIC_PATHS.sitemapIndex) return xml(await index(services, host.kind, kinds));
    if (kind)
      return xml(
        urlSet((await services.read.publicPages(kind, SITEMAP_PAGE, after)).map((entry) => url(services, kind, entry))),
      );
    if (name === 'pages' && after === null)
      return xml(urlSet(STATIC_PATHS[host.kind].map((path) => `<url><loc>${htmlText(origin + path)}</loc></url>`)));
    return null;
  } catch (error) {
    services.log('A sitemap could not be read', error);
    return {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '600' },
      body: '',
    };
  }
}

async function index(
  services: PageServices,
  host: 'main' | 'fourtrack',
  kinds: readonly PublicKind[],
): Promise<string> {
  const origin = originsOf(services.sites)[host];
  const lists = await Promise.all(
    kinds.map(async (kind) =>
      [null, ...(await services.read.publicPageEnds(kind, SITEMAP_PAGE))].map((after) => sitemapPath(kind, after)),
    ),
  );
  const entries = [sitemapPath('pages'), ...lists.flat()].map(
    (file) => `<sitemap><loc>${htmlText(origin + file)}</loc></sitemap>`,
  );
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

function url(services: PageServices, kind: PublicKind, { name, changedAt }: PublicPageEntry): string {
  const { address, namespace } = KINDS[kind];
  const loc = address(services, name);
  const written = languagesWith(namespace);
  const link = (language: Language | 'x-default', href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${htmlText(href)}"/>`;
  const alternates =
    written.length > 1
      ? [...written.map((language) => link(language, addressIn(loc, language))), link('x-default', loc)]
      : [];
  return `<url><loc>${htmlText(loc)}</loc><lastmod>${new Date(changedAt).toISOString()}</lastmod>${alternates.join('')}</url>`;
}

function urlSet(urls: readonly string[]): string {
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

function xml(body: string): PageResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHED },
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
  };
}
