import { aLabelProfile, aReleasePage } from '@countin/domain/testing';
import type { ReleasePage } from '@countin/domain/release';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { artistOnSubdomain } from '../routes/artist-routes.ts';
import { aRequest, HOSTS, NOW, pageOf, someServices } from '../testing/page-services.ts';
import { pass, visitPage } from '../testing/visit-page.ts';
import { FEED_PAGE, labelFeed } from './label-page.tsx';

const label = aLabelProfile({ bio: 'Records made near water.', accent: '#d33d17' });
const release = (overrides: Partial<ReleasePage> = {}) =>
  aReleasePage({ labelId: label.id, ...(overrides.id && { productSlug: overrides.id }), ...overrides });
const past = (at: number) =>
  release({
    id: `tide-${String(at).padStart(4, '0')}`,
    title: `Tide ${at}`,
    firstInstant: NOW - 86_400_000 * (at + 1),
    releaseMoment: { mode: 'instant', date: '2020-01-01', time: '00:00', zone: 'UTC' },
  });
const EVIL = '</script><img src=x onerror=alert(1)>\u202e';

const showWith = async (
  releases: ReleasePage[],
  path = '/feed?subdomain=tide-line',
  overrides: Parameters<typeof aRequest>[1] = {},
) => labelFeed(aRequest(path, overrides), someServices({ releases, label }).services);

describe('a label’s feed', () => {
  it('lists upcoming releases with countdowns, the next first, then released ones, the newest first', async () => {
    const soon = release({
      id: 'soon',
      title: 'Soon',
      firstInstant: NOW + 5 * 86_400_000,
      releaseMoment: { mode: 'instant', date: '2026-11-25', time: '12:00', zone: 'UTC' },
    });
    const page = pageOf(await showWith([past(1), past(0), release({ id: 'later', title: 'Later' }), soon]));
    expect([...page.querySelectorAll('.coming .row-title')].map((title) => title.textContent)).toEqual([
      'Soon',
      'Later',
    ]);
    expect(page.querySelectorAll('.coming [role=timer]')).toHaveLength(2);
    expect([...page.querySelectorAll('.shelf .row-title')].map((title) => title.textContent)).toEqual([
      'Tide 0',
      'Tide 1',
    ]);
    expect(page.querySelector('.shelf a')?.getAttribute('href')).toBe(
      'http://countin.localhost:5173/release/mira-okafor.tide-0000',
    );
    expect(page.querySelector('.pages')).toBeNull();
  });

  it('of a thousand releases comes in pages that links lead through, each release once', async () => {
    const releases = Array.from({ length: 1000 }, (_, at) => past(at));
    const seen: string[] = [];
    let path: string | null = '/feed?label=tide-line&lang=en';
    let pages = 0;
    while (path !== null) {
      const page: Document = pageOf(await showWith(releases, path));
      const titles = [...page.querySelectorAll('.shelf .row-title')].map((title) => title.textContent);
      expect(titles.length).toBeLessThanOrEqual(FEED_PAGE);
      seen.push(...titles);
      path = page.querySelector('a[rel=next]')?.getAttribute('href') ?? null;
      pages += 1;
    }
    expect([pages, seen.length, new Set(seen).size, seen.at(-1)]).toEqual([42, 1000, 1000, 'Tide 999']);
  });

  it('with more upcoming releases than a page holds begins with the next one, on the feed and on the label’s page', async () => {
    const coming = Array.from({ length: 30 }, (_, at) => {
      const firstInstant = NOW + 86_400_000 * (at + 1);
      const date = new Date(firstInstant).toISOString().slice(0, 10);
      return release({
        id: `soon-${at}`,
        title: `Soon ${at}`,
        firstInstant,
        releaseMoment: { mode: 'instant', date, time: '12:00', zone: 'UTC' },
      });
    });
    const releases = [...coming.toReversed(), past(0)];
    const host = { kind: 'subdomain', slug: 'tide-line' } as const;
    const { services } = someServices({ releases, label });
    for (const first of [
      pageOf(await showWith(releases)),
      pageOf(await artistOnSubdomain(aRequest('/', { host }), services, 'tide-line')),
    ]) {
      expect(first.querySelector('.coming .row-title')?.textContent).toBe('Soon 0');
      const next = first.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
      const second = pageOf(await showWith(releases, `/feed?label=tide-line&${next.split('?')[1]}`));
      const titles = [...second.querySelectorAll('.coming .row-title, .shelf .row-title')].map(
        ({ textContent }) => textContent,
      );
      expect(titles).toEqual(['Soon 24', 'Soon 25', 'Soon 26', 'Soon 27', 'Soon 28', 'Soon 29', 'Tide 0']);
    }
  });

  it('names its other forms and its one address, from the second page on as nothing to find', async () => {
    const first = pageOf(await showWith(Array.from({ length: 30 }, (_, at) => past(at))));
    expect(
      [...first.querySelectorAll('link[rel=alternate][type]')].map((link) => [
        link.getAttribute('type'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['application/rss+xml', 'http://tide-line.cnt.localhost:5173/feed.rss'],
      ['application/feed+json', 'http://tide-line.cnt.localhost:5173/feed.json'],
      ['text/calendar', 'http://tide-line.cnt.localhost:5173/feed.ics'],
      [
        'application/json+oembed',
        'http://countin.localhost:5173/oembed?url=http%3A%2F%2Ftide-line.cnt.localhost%3A5173%2F&format=json',
      ],
    ]);
    expect(first.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://tide-line.cnt.localhost:5173/',
    );
    const second = pageOf(
      await showWith(
        Array.from({ length: 30 }, (_, at) => past(at)),
        first.querySelector('a[rel=next]')?.getAttribute('href') ?? '',
      ),
    );
    expect([
      second.querySelector('link[rel=canonical]'),
      second.querySelector('meta[name=robots]')?.getAttribute('content'),
    ]).toEqual([null, 'noindex']);
    expect(second.querySelector('.pages a')?.getAttribute('href')).toBe('/feed?subdomain=tide-line');
  });

  it('is at the root of the label’s subdomain too', async () => {
    const host = { kind: 'subdomain', slug: 'tide-line' } as const;
    const { services } = someServices({ releases: [past(0)], label });
    expect(
      pageOf(await artistOnSubdomain(aRequest('/', { host }), services, 'tide-line')).querySelector('h1')?.textContent,
    ).toBe(label.name);
    expect((await labelFeed(aRequest('/feed', { host }), services)).status).toBe(200);
  });

  it.each(['/feed', '/feed?subdomain=', '/feed?subdomain=unknown', '/feed?label=mira-okafor', '/feed?subdomain=../x'])(
    'for %s the browser goes to the start',
    async (path) => {
      expect(await showWith([], path)).toMatchObject({ status: 302, headers: { location: '/' } });
    },
  );

  it('goes to the start on an artist’s subdomain, and takes a named label there', async () => {
    expect((await showWith([], '/feed', { host: HOSTS.mira })).headers['location']).toBe('/');
    expect((await showWith([], '/feed?subdomain=tide-line', { host: HOSTS.mira })).status).toBe(200);
  });

  it.each(['x', '1', '1.', '.id', '99999999999999999.id', '1.a/b', '1.<script>'])(
    'with a place that is none (%s) begins with the newest',
    async (after) => {
      expect(
        pageOf(await showWith([past(0)], `/feed?label=tide-line&after=${encodeURIComponent(after)}`)).querySelectorAll(
          '.shelf li',
        ),
      ).toHaveLength(1);
    },
  );

  it('without releases shows an empty state', async () => {
    expect(pageOf(await showWith([])).querySelector('.feed-empty')?.textContent).toBe(
      'Nothing is out yet. Come back soon.',
    );
  });

  it('writes texts as text, whatever they hold', async () => {
    const hostile = { ...label, name: EVIL, bio: EVIL, location: EVIL, genres: [EVIL] };
    const { services } = someServices({ releases: [release({ title: EVIL, artistName: EVIL })], label: hostile });
    const page = pageOf(await labelFeed(aRequest('/feed?label=tide-line'), services));
    expect([
      page.querySelector('h1 bdi')?.textContent,
      page.querySelector('.coming .row-title bdi')?.textContent,
    ]).toEqual([EVIL, EVIL]);
    expect(page.querySelectorAll('img[onerror]')).toHaveLength(0);
  });

  it('says when it cannot be read', async () => {
    const response = await labelFeed(aRequest('/feed?label=tide-line'), someServices({ label, down: true }).services);
    expect([response.status, pageOf(response).querySelector('h1')?.textContent]).toEqual([503, 'One moment, please']);
  });
});

describe('the countdowns of a feed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    return () => vi.useRealTimers();
  });

  it('run independently, and show the released state at the moment', async () => {
    const at = (id: string, time: string, seconds: number) =>
      release({
        id,
        title: id,
        firstInstant: NOW + seconds * 1000,
        releaseMoment: { mode: 'instant', date: '2026-11-20', time, zone: 'UTC' },
      });
    visitPage(await showWith([at('first', '12:01', 60), at('second', '13:00', 3600)]));
    await pass(1100);
    const [first, second] = [...document.querySelectorAll('.coming li')];
    expect([first, second].map((item) => item?.querySelector('[data-unit=second] b')?.textContent)).toEqual([
      '59',
      '59',
    ]);
    await pass(60_000);
    expect(first?.querySelector('.line')?.textContent).toBe('first is now available');
    expect([first, second].map((item) => item?.querySelector<HTMLElement>('[role=timer]')?.hidden)).toEqual([
      true,
      false,
    ]);
  });
});
