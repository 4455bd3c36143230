import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@countin/domain/locale';
import { jsonForHtml, releaseCardVersion } from '@countin/domain/pages';
import { parseCardPath, parseQrPath, releasePath, releaseReference } from '@countin/domain/urls';
import { aLabelProfile, anArtistPage, aReleasePage } from '@countin/domain/testing';
import { artistPage } from './artist/artist-page.tsx';
import { homePage } from './home/home-page.tsx';
import { openPage, type PageContext } from './page/page-context.ts';
import { releasePage } from './release/release-page.tsx';
import { aRequest, HOSTS, pageOf, someServices } from './testing/page-services.ts';
import { labelStructuredData } from './label/label-structured-data.ts';
import { ShareTags, type ShareParts } from './document/share-tags.tsx';

const EVIL = '"><script>alert(1)</script></title></script><!--\' \u202eevil\u2066\u0000';
const release = aReleasePage({ title: 'Salt' });
const { services } = someServices({ releases: [release] });
const show = async (path = releasePath(release), shown = release) =>
  pageOf(await releasePage(aRequest(path), someServices({ releases: [shown] }).services, releaseReference(shown)));
const meta = (page: Document, property: string) =>
  page.querySelector(`meta[property="${property}"],meta[name="${property}"]`)?.getAttribute('content');
const dataOf = (page: Document) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as Record<
    string,
    unknown
  >;

function tagsOf(parts: Partial<ShareParts>, overrides: Partial<PageContext> = {}, path = '/release/salt'): Document {
  const context = { ...openPage(aRequest(path), services, 'countin', 'release'), ...overrides };
  const markup = renderToStaticMarkup(
    <ShareTags
      view={context}
      parts={{ title: 'Salt', description: 'A song', canonical: 'http://countin.localhost/release/salt', ...parts }}
    />,
  );
  return pageOf({ body: `<!doctype html><html><head>${markup}</head></html>` });
}

describe('a page in ten languages', () => {
  it('names the address of each, and the one that fits each reader', () => {
    const page = tagsOf({}, { written: LANGUAGES });
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ...LANGUAGES.map((language) => [language, `http://countin.localhost/release/salt?lang=${language}`]),
      ['x-default', 'http://countin.localhost/release/salt'],
    ]);
  });

  it('is its own page where its language was asked for, and one of the alternates', () => {
    const page = tagsOf({}, { written: LANGUAGES, language: 'pt-BR' }, '/release/salt?lang=pt-BR');
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe('http://countin.localhost/release/salt?lang=pt-BR');
    expect(page.querySelector('link[hreflang=pt-BR]')?.getAttribute('href')).toBe(canonical);
    expect([meta(page, 'og:url'), meta(page, 'og:locale')]).toEqual([canonical, 'pt_BR']);
  });

  it('keeps what else is in its address', () => {
    const page = tagsOf({ canonical: 'http://countin.localhost/feed?label=tide' }, { written: LANGUAGES });
    expect(page.querySelector('link[hreflang=ar]')?.getAttribute('href')).toBe(
      'http://countin.localhost/feed?label=tide&lang=ar',
    );
  });
});

describe('the picture of a shared link', () => {
  it('is the card of the page, in its language, at the address of its version', async () => {
    const page = await show(`${releasePath(release)}?lang=ar`);
    const url = new URL(meta(page, 'og:image') ?? '');
    expect(url.origin).toBe('http://countin.localhost:5173');
    expect(parseCardPath(url.pathname)).toEqual({ kind: 'release', id: releaseReference(release), language: 'ar' });
    expect(url.searchParams.get('v')).toBe(releaseCardVersion(release));
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height'), meta(page, 'twitter:card')]).toEqual([
      '1200',
      '630',
      'summary_large_image',
    ]);
    expect(meta(page, 'og:image:alt')).toContain('Salt');
  });

  it('has another address after an edit that it shows', async () => {
    expect(meta(await show(undefined, { ...release, title: 'Sugar' }), 'og:image')).not.toBe(
      meta(await show(), 'og:image'),
    );
  });

  it('stands for artists and for the start page too', async () => {
    const artist = pageOf(
      await artistPage(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services, anArtistPage()),
    );
    const home = pageOf(await homePage(aRequest('/', { host: HOSTS.fourtrack }), services));
    expect(parseCardPath(new URL(meta(artist, 'og:image') ?? '').pathname)).toMatchObject({
      kind: 'artist',
      id: 'mira-okafor',
    });
    expect(parseCardPath(new URL(meta(home, 'og:image') ?? '').pathname)).toMatchObject({
      kind: 'site',
      id: 'fourtrack',
    });
    expect(dataOf(artist)['@type']).toBe('MusicGroup');
    expect(dataOf(home)).toMatchObject({ '@type': 'WebSite', publisher: { '@type': 'Organization', name: 'Countin' } });
  });
});

describe('hostile texts', () => {
  it('stay inside their attributes, and turn nothing around', () => {
    const page = tagsOf({ title: EVIL, description: EVIL, properties: { 'music:release_date': EVIL } });
    expect(page.querySelectorAll('script')).toHaveLength(0);
    expect(meta(page, 'og:title')).toBe('"><script>alert(1)</script></title></script><!--\' evil');
    expect(meta(page, 'og:description')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('come back from the structured data as they were', async () => {
    const page = await show(undefined, {
      ...release,
      title: EVIL,
      artistName: EVIL,
      labelName: EVIL,
      description: EVIL,
    });
    expect(dataOf(page)).toMatchObject({ name: EVIL, description: EVIL });
    const inlineScripts = (of: ParentNode) =>
      [...of.querySelectorAll('script:not([type]):not([src])')].map((script) => script.textContent);
    expect(inlineScripts(page)).toEqual(inlineScripts(await show()));
    const context = openPage(aRequest('/feed'), services, 'countin', 'release');
    const label = aLabelProfile({ name: EVIL, bio: EVIL, artistIds: [] });
    const json = jsonForHtml(
      labelStructuredData(context, label, 'http://tide.cnt.localhost/feed', [{ ...release, title: EVIL }]),
    );
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      name: EVIL,
      about: { '@type': 'Organization', description: EVIL },
      mainEntity: { itemListElement: [{ position: 1, item: { name: EVIL } }] },
    });
  });
});

describe('a QR code', () => {
  it('is folded on the page, and can be taken along', async () => {
    const page = await show();
    expect(page.querySelector('details.qr')?.hasAttribute('open')).toBe(false);
    expect(page.querySelector('details.qr img')?.getAttribute('loading')).toBe('lazy');
    const links = [...page.querySelectorAll('details.qr a[download]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.map(parseQrPath)).toEqual([
      { kind: 'release', id: releaseReference(release), format: 'svg' },
      { kind: 'release', id: releaseReference(release), format: 'png' },
    ]);
  });
});
