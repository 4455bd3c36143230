import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageRequest, RenderPage } from '@countin/domain/pages';
import { releasePath } from '@countin/domain/urls';
import { ALBUM, ARTIST, HEAVIEST, LABEL, RELEASE, services } from './sample-pages.ts';

/** As the host compresses pages while they are asked for. */
const QUALITY = 8;

interface PublicPage {
  readonly what: string;
  readonly site: 'release-platform' | 'fourtrack';
  readonly host: PageRequest['host'];
  readonly path: string;
  /** List of an artist that is shown whole. */
  readonly section?: string;
}

const main = { kind: 'main' } as const;
const fourtrack = { kind: 'fourtrack' } as const;
const PAGES: readonly PublicPage[] = [
  { what: 'a release of twelve stores', site: 'release-platform', host: main, path: releasePath(RELEASE) },
  {
    what: 'a release with every choice of its appearance',
    site: 'release-platform',
    host: main,
    path: releasePath(HEAVIEST),
  },
  { what: 'an album of a hundred tracks', site: 'release-platform', host: main, path: releasePath(ALBUM) },
  {
    what: 'an artist with all that a page may have',
    site: 'fourtrack',
    host: fourtrack,
    path: `/${ARTIST.customSlug}`,
  },
  ...['links', 'shows', 'releases'].map((section): PublicPage => ({
    what: `all ${section} of an artist`,
    site: 'fourtrack',
    host: fourtrack,
    path: `/${ARTIST.customSlug}`,
    section,
  })),
  {
    what: 'the same on a subdomain',
    site: 'release-platform',
    host: { kind: 'subdomain', slug: ARTIST.customSlug },
    path: '/medley',
  },
  {
    what: 'a label of twenty-four releases',
    site: 'release-platform',
    host: { kind: 'subdomain', slug: LABEL.customSlug },
    path: '/feed',
  },
  {
    what: 'a label of twenty-four releases and artists',
    site: 'release-platform',
    host: { kind: 'subdomain', slug: LABEL.customSlug },
    path: '/',
  },
  { what: 'the splash of Countin', site: 'release-platform', host: main, path: '/' },
  { what: 'the start page of 4track', site: 'fourtrack', host: fourtrack, path: '/' },
];
/** kB of HTML with styles and data, brotli: what comes with the first flight of packets. */
const LIMIT = 14;
const LANGUAGES = ['en', 'ar', 'hi', 'ja'];

export interface PageSize {
  readonly what: string;
  readonly size: number;
  readonly limit: number;
}

/** Public pages as the built renderers write them, in the language that makes each largest. */
export async function measurePublicPages(builds: string): Promise<PageSize[]> {
  const sizes: PageSize[] = [];
  for (const { what, site, host, path, section } of PAGES) {
    const { renderPage } = (await import(pathToFileURL(join(builds, site, 'renderer/renderer.js')).href)) as {
      renderPage: RenderPage;
    };
    const found = await Promise.all(
      LANGUAGES.map(async (language) => {
        const answer = await renderPage(
          {
            method: 'GET',
            path,
            query: new URLSearchParams({ lang: language, ...(section && { section }) }),
            host,
            acceptLanguage: '',
            cookies: {},
            form: {},
            wantsJson: false,
            now: Date.UTC(2026, 10, 20),
            clientAddress: '',
            country: null,
          },
          services,
        );
        if (answer?.status !== 200) throw new Error(`${site} answers ${path} with ${answer?.status}`);
        return {
          language,
          size:
            brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length / 1000,
        };
      }),
    );
    const largest = found.toSorted((a, b) => b.size - a.size)[0];
    if (largest) sizes.push({ what: `${what} (${largest.language})`, size: largest.size, limit: LIMIT });
  }
  return sizes;
}
