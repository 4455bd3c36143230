import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { aReleasePage } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { aRequest, HOSTS, someServices } from '../testing/page-services.ts';
import { machineFile } from './seo-files.ts';
import { SITEMAP_PAGE } from './sitemap.ts';

const many = Array.from({ length: 2 * SITEMAP_PAGE + 3 }, (_, at) =>
  aReleasePage({ id: `tide-${String(at).padStart(5, '0')}`, productSlug: `tide-${at}` }),
);
const { services } = someServices({ releases: many });
const bodyOf = async (path: string, overrides: Parameters<typeof aRequest>[1] = {}) =>
  String((await machineFile(aRequest(path, overrides), services))?.body ?? '');
const locs = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? '');

describe('the sitemap', () => {
  it('names files that together name every release once', async () => {
    const files = locs(await bodyOf('/sitemap.xml')).filter((file) => file.includes('releases'));
    expect(files).toEqual(
      ['', '-tide-00999', '-tide-01999'].map((end) => `http://countin.localhost:5173/sitemap-releases${end}.xml`),
    );
    const pages = await Promise.all(files.map((file) => bodyOf(new URL(file).pathname)));
    const all = pages.flatMap(locs);
    expect([all.length, new Set(all).size, all[0]]).toEqual([
      many.length,
      many.length,
      'http://countin.localhost:5173/release/mira-okafor.tide-0',
    ]);
    for (const page of pages) expect(XMLValidator.validate(page)).toBe(true);
  });

  it('of each site is about its own pages', async () => {
    expect(locs(await bodyOf('/sitemap.xml', { host: HOSTS.fourtrack }))).toContain(
      'http://4track.localhost:5173/sitemap-artists.xml',
    );
    expect(locs(await bodyOf('/sitemap-labels.xml'))[0]).toBe('http://tide-00000.cnt.localhost:5173/');
    expect(locs(await bodyOf('/sitemap-pages.xml'))).toContain('http://countin.localhost:5173/');
    expect(await bodyOf('/sitemap-artists.xml')).toBe('');
    expect(await bodyOf('/sitemap.xml', { host: HOSTS.mira })).toBe('');
  });

  it('says when each page changed', async () => {
    const parsed = new XMLParser().parse(await bodyOf('/sitemap-releases-tide-01999.xml')) as {
      urlset: { url: { lastmod: string }[] };
    };
    expect(parsed.urlset.url.map(({ lastmod }) => Date.parse(lastmod))).toEqual([
      many[0]?.publishedAt,
      many[1]?.publishedAt,
      many[2]?.publishedAt,
    ]);
  });

  it.each(['/sitemap-users.xml', '/sitemap-releases-a/b.xml', '/sitemapx', '/sitemap-pages-x.xml'])(
    'has nothing at %s',
    async (path) => {
      expect(await machineFile(aRequest(path), services)).toBeNull();
    },
  );

  it('is a 503 while the database is down', async () => {
    expect(await machineFile(aRequest('/sitemap.xml'), someServices({ down: true }).services)).toMatchObject({
      status: 503,
    });
  });
});

describe('robots.txt', () => {
  it('keeps receipts, previews and what needs a sign-in from search engines', async () => {
    const text = await bodyOf('/robots.txt');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /',
        'Disallow: /r/',
        'Disallow: /embed/',
        'Disallow: /*?*preview=',
        'Sitemap: http://countin.localhost:5173/sitemap.xml',
      ]),
    );
  });

  it('lets search engines into subdomains, and into no copy under another name', async () => {
    expect(await bodyOf('/robots.txt', { host: HOSTS.mira })).toContain('Allow: /\n');
    expect(await bodyOf('/robots.txt', { host: { kind: 'unknown' } })).toBe('User-agent: *\nDisallow: /\n\n');
  });
});
