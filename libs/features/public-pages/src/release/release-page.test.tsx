import { describe, expect, it } from 'vitest';
import { lastInstant } from '@countin/domain/release';
import { releasePath, releaseReference } from '@countin/domain/urls';
import type { LabelProfile } from '@countin/domain/profile';
import { aLabelProfile, aReleasePage, aStoreLink, aTrack } from '@countin/domain/testing';
import { aRequest, NOW, pageOf, someServices } from '../testing/page-services.ts';
import { releasePage } from './release-page.tsx';

const instant = { mode: 'instant', date: '2026-11-27', time: '18:00', zone: 'Europe/Lisbon' } as const;
const local = { mode: 'local', date: '2026-11-27', time: '00:00' } as const;
const show = async (
  release = aReleasePage(),
  overrides: Parameters<typeof aRequest>[1] = {},
  path = releasePath(release),
) => releasePage(aRequest(path, overrides), someServices({ releases: [release] }).services, releaseReference(release));
const text = (page: Document, selector: string) =>
  page.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();

describe('a release before its moment', () => {
  it('counts down, says when and on whose clock, and offers to tell', async () => {
    const page = pageOf(await show(aReleasePage({ releaseMoment: instant })));
    expect(text(page, '.when time')).toBe('Releases Friday, November 27 at 6:00 PM');
    expect(text(page, '.clock')).toBe('Portugal Time');
    expect(text(page, '[role=timer] [data-unit=day]')).toBe('07 days');
    expect(page.querySelector('[role=timer]')?.getAttribute('aria-live')).toBeNull();
    expect(text(page, 'a[href="#notify"]')).toBe('Get Notified');
    expect(text(page, '.actions button:not([data-keep])')).toBe('Share');
    expect(text(page, '.actions [data-keep]')).toBe('Keep');
    expect(page.querySelector<HTMLElement>('[data-when=after]')?.hidden).toBe(true);
  });

  it('on every fan’s own clock promises midnight and leaves the digits to the script', async () => {
    const page = pageOf(await show(aReleasePage({ releaseMoment: local })));
    expect(text(page, '.clock')).toBe('midnight wherever you are');
    expect(page.querySelector('[role=timer]')?.hasAttribute('data-pending')).toBe(true);
  });

  it('has both texts in it, so that it can turn without a network', async () => {
    const page = pageOf(await show(aReleasePage({ title: 'Salt', releaseMoment: local })));
    expect(text(page, '[data-when=after] h2')).toBe('Salt is now available');
    expect(page.querySelector('[data-when=after] a[data-service=spotify]')?.textContent).toContain('Spotify');
  });

  it('counts in the language asked for', async () => {
    const page = pageOf(
      await show(aReleasePage({ releaseMoment: instant }), {}, '/release/mira-okafor.tide-lines?lang=de'),
    );
    expect(page.documentElement.lang).toBe('de');
    expect(text(page, '[data-unit=day]')).toBe('07 Tage');
  });

  it('runs from right to left in Arabic', async () => {
    const page = pageOf(await show(undefined, { cookies: { 'countin-language': 'ar' } }));
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
  });
});

describe('the label of a release', () => {
  const release = aReleasePage({ labelName: 'Tide Line Records', labelId: 'label-tide' });
  const labelLink = async (label?: LabelProfile, down = false) => {
    const { services } = someServices({ releases: [release], ...(label && { label }) });
    const read = { ...services.read, ...(down && { labelById: () => Promise.reject(new Error('away')) }) };
    const answer = await releasePage(aRequest(releasePath(release)), { ...services, read }, releaseReference(release));
    const page = pageOf(answer);
    expect(text(page, '.kind')).toContain('Tide Line Records');
    return page.querySelector('.kind a')?.getAttribute('href');
  };

  it('leads to the label’s page', async () => {
    expect(await labelLink(aLabelProfile({ id: 'label-tide', customSlug: 'tide' }))).toBe(
      'http://tide.cnt.localhost:5173/',
    );
  });

  it('is text where the label has no page, or cannot be read', async () => {
    expect(await labelLink()).toBeUndefined();
    expect(await labelLink(aLabelProfile({ id: 'label-tide' }), true)).toBeUndefined();
  });
});

describe('a release after its moment', () => {
  it('has its store links in order, without the hidden ones', async () => {
    const storeLinks = [
      aStoreLink({ id: 'a', service: 'bandcamp', url: 'https://mira.bandcamp.com/album/x' }),
      aStoreLink({ id: 'b', hidden: true }),
      aStoreLink({ id: 'c', service: 'other', url: 'https://www.mira.example/shop' }),
    ];
    const page = pageOf(
      await show(aReleasePage({ title: 'Salt', storeLinks, releaseMoment: { ...instant, date: '2026-11-01' } })),
    );
    expect([...page.querySelectorAll('.stores a')].map((link) => link.textContent)).toEqual([
      'BandcampBuy',
      'mira.exampleOpen',
    ]);
    expect(text(page, '[data-when=after] h2')).toBe('Salt is now available');
    expect(page.querySelector('[data-when=before]')).toBeNull();
    expect(page.querySelector('#notify')).toBeNull();
  });

  it('that is archived shows that and keeps its links', async () => {
    const page = pageOf(await show(aReleasePage({ status: 'archived', releaseMoment: instant })));
    expect(page.body.textContent).toContain('This release is archived');
    expect(page.querySelectorAll('.stores a')).toHaveLength(1);
    expect(page.querySelector('#notify')).toBeNull();
  });
});

describe('how long a copy may live', () => {
  const kept = async (release: ReturnType<typeof aReleasePage>, now: number) =>
    (await show(release, { now })).headers['cache-control'];
  const at = Date.parse('2026-11-27T18:00:00Z');

  it('is a minute, and ten more while a new one is made', async () => {
    expect(await kept(aReleasePage({ releaseMoment: instant }), NOW)).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
  });

  it.each([
    [at - 300_000, 's-maxage=60, stale-while-revalidate=240'],
    [at - 20_500, 's-maxage=20, stale-while-revalidate=0'],
    [at, 's-maxage=60, stale-while-revalidate=600'],
  ])('ends at the moment: %i', async (now, expected) => {
    expect(await kept(aReleasePage({ releaseMoment: instant }), now)).toBe(`public, max-age=0, ${expected}`);
  });

  it('ends when a local moment has come everywhere', async () => {
    expect(await kept(aReleasePage({ releaseMoment: local }), lastInstant(local) - 30_000)).toContain(
      's-maxage=30, stale-while-revalidate=0',
    );
  });
});

describe('inlined scripts and styles', () => {
  it('is allowed by its hash, and style attributes hold numbers alone', async () => {
    const response = await show(aReleasePage({ releaseMoment: instant }));
    const page = pageOf(response);
    const hash = async (content: string) =>
      `'sha256-${Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).toString('base64')}'`;
    const scripts = [...page.querySelectorAll('script:not([src]):not([type])')].map((script) =>
      hash(script.textContent ?? ''),
    );
    const styles = [...page.querySelectorAll('style')].map((style) => hash(style.textContent ?? ''));
    expect(await Promise.all(scripts)).toEqual(response.inline?.scripts);
    expect(await Promise.all(styles)).toEqual(response.inline?.styles);
    expect(styles).toHaveLength(3);
    const attributes = [...page.querySelectorAll('[style]')].map((element) => element.getAttribute('style'));
    expect(attributes.filter((style) => !/^--[a-z]+:[\d.]+$/.test(style ?? ''))).toEqual([]);
    expect(page.querySelector('script[src]')?.getAttribute('src')).toBe('/assets/page-script-1.js');
  });

  it('cannot be left by an artist’s texts', async () => {
    const evil = '</script></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
    const release = aReleasePage({
      title: evil,
      artistName: evil.slice(0, 80),
      description: evil,
      labelName: evil.slice(0, 80),
      tracks: [aTrack({ title: evil }), aTrack({ title: evil })],
      releaseMoment: instant,
    });
    const page = pageOf(await show(release));
    expect(page.querySelector('img[src=x]')).toBeNull();
    expect(
      [...page.querySelectorAll('script')].map((script) => script.type || script.getAttribute('src') || 'boot'),
    ).toEqual(['boot', 'application/ld+json', 'module', 'application/json']);
    expect(page.querySelector('h1 bdi')?.textContent).toBe(evil);
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
      name: string;
    };
    expect(data.name).toBe(evil);
  });
});

describe('metadata for other programs', () => {
  it('is one address, a title and a description', async () => {
    const page = pageOf(await show(aReleasePage({ title: 'Salt', releaseMoment: instant })));
    expect(page.title).toBe('Countin - Salt by Mira Okafor');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://countin.localhost:5173/release/mira-okafor.tide-lines',
    );
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('Salt by Mira Okafor');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toContain(
      'releases November 27 (Portugal Time)',
    );
  });

  it.each([
    ['single', 1, 'MusicRecording'],
    ['ep', 5, 'MusicAlbum'],
  ] as const)('is structured: %s', async (kind, count, type) => {
    const tracks = Array.from({ length: count }, (_, at) => aTrack({ title: `Track ${at + 1}` }));
    const page = pageOf(await show(aReleasePage({ kind, tracks, releaseMoment: instant })));
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as Record<
      string,
      unknown
    >;
    expect(data['@type']).toBe(type);
    expect(data['byArtist']).toMatchObject({
      '@type': 'MusicGroup',
      name: 'Mira Okafor',
      url: 'http://4track.localhost:5173/mira-okafor',
    });
  });
});

describe('an unavailable page', () => {
  it('is 404 and leads on, for drafts and for nothing alike', async () => {
    const response = await releasePage(aRequest('/release/none'), someServices().services, 'none');
    expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(pageOf(response).querySelector('main a')?.getAttribute('href')).toBe('http://countin.localhost:5173/');
  });

  it('is a 503 with Retry-After while the database is down', async () => {
    const { services, logged } = someServices({ down: true });
    const response = await releasePage(aRequest('/release/x'), services, 'x');
    expect([response.status, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(logged).toEqual(['A release page could not be read']);
  });
});
