import type { ArtistPage } from '@countin/domain/profile';
import { anArtistLink, anArtistPage, anArtistShow, aReleasePage } from '@countin/domain/testing';
import { expect, describe, it } from 'vitest';
import { artistBySlug, artistFeedFile, artistOnSubdomain } from '../index.ts';
import { aRequest, HOSTS, NOW, pageOf, someServices } from '../testing/page-services.ts';

const RELEASES = ['Low Sun', 'Salt'].map((title, index) =>
  aReleasePage({
    id: `release-${index}`,
    title,
    releaseMoment: { mode: 'instant', date: '2020-01-01', time: '00:00', zone: 'UTC' },
  }),
);

const VISIT = { now: NOW, language: 'en', subdomain: false, section: '', releases: RELEASES };

async function show(artist: Partial<ArtistPage>, visit: Partial<typeof VISIT> = {}) {
  const { now, language, subdomain, section, releases } = { ...VISIT, ...visit };
  const { services } = someServices({ artist: anArtistPage(artist), releases });
  const host = subdomain ? HOSTS.mira : HOSTS.fourtrack;
  const further = section && `&section=${section}`;
  const request = aRequest(`${subdomain ? '/' : '/mira-okafor'}?lang=${language}${further}`, { now, host });
  const response = await (subdomain ? artistOnSubdomain : artistBySlug)(request, services, 'mira-okafor');
  if (!response) throw new Error('there is no page');
  const page = pageOf(response);
  const text = (selector: string) => [...page.querySelectorAll(selector)].map((element) => element.textContent);
  return { page, text, cache: response.headers['cache-control'] ?? '' };
}

const seconds = (cache: string) => Number(/s-maxage=(\d+)/.exec(cache)?.[1]);

describe('an artist’s page', () => {
  it('shows its sections in the artist’s order, on both addresses, and leaves out those that are off', async () => {
    const artist: Partial<ArtistPage> = {
      artistSections: ['shows', 'releases', 'links'],
      shows: [anArtistShow()],
      pageLinks: [anArtistLink()],
    };
    for (const subdomain of [false, true]) {
      const { page, text } = await show(artist, { subdomain });
      expect(text('.catalogue > section > h2')).toEqual(['Shows', 'Releases']);
      expect(page.querySelector('.catalogue > nav')?.className).toBe('own-links');
      expect(page.querySelector('form [name=contact]')).toBeNull();
      expect(page.querySelector('[data-notify]')).toBeNull();
      expect(page.body.textContent).not.toContain('Songs for slow mornings.');
    }
  });

  it('shows the pinned release first and once', async () => {
    const { text } = await show({ pinnedRelease: 'release-1' });
    expect(text('.catalogue > section > h2')).toEqual(['Featured', 'Releases']);
    expect(text('.strip .strip-title')).toEqual(['Salt', 'Low Sun']);
  });

  it('shows the text in the reader’s language, else in the artist’s own, which it names', async () => {
    const artist: Partial<ArtistPage> = { language: 'de', bio: 'Lieder.', bios: { fr: 'Chansons.' } };
    const german = await show(artist, { language: 'de' });
    expect(german.text('.about .long-text, .about .facts')).toEqual(['Lieder.']);
    expect((await show(artist, { language: 'fr' })).text('.about .long-text, .about .facts')).toEqual(['Chansons.']);
    const english = await show(artist);
    expect(english.text('.about .long-text, .about .facts')).toEqual(['Written in Deutsch', 'Lieder.']);
    expect(english.page.querySelector('.long-text-body')?.getAttribute('lang')).toBe('de');
  });

  it('shows a link between its two times, and no cache keeps the page past them', async () => {
    const until = { date: '2026-11-20', time: '14:00', zone: 'Africa/Lagos' };
    const from = { ...until, time: '13:00' };
    const artist = { pageLinks: [anArtistLink({ from, until }), anArtistLink({ id: 'off', shown: false })] };
    const at = async (time: string) => {
      const { text, cache } = await show(artist, { now: Date.parse(`2026-11-20T${time}Z`) });
      return [text('.own-links a').length, seconds(cache)];
    };
    expect([await at('11:59:50'), await at('12:00:00'), await at('12:59:58'), await at('13:00:00')]).toEqual([
      [0, 10],
      [1, 60],
      [1, 2],
      [0, 60],
    ]);
  });

  it('folds a show away once its day is over where it is, without being published again', async () => {
    const shows = [
      anArtistShow({ id: 'a', date: '2026-11-20', zone: 'Pacific/Auckland', venue: 'Whammy Bar' }),
      anArtistShow({ id: 'b', date: '2026-11-20', zone: 'America/New_York', venue: 'Baby’s All Right' }),
    ];
    const before = await show({ shows }, { now: Date.parse('2026-11-20T10:59:55Z') });
    expect(before.text('.shows > ul b')).toEqual(['Whammy Bar', 'Baby’s All Right']);
    expect(seconds(before.cache)).toBe(5);
    const after = await show({ shows }, { now: Date.parse('2026-11-20T11:00:00Z') });
    expect([after.text('.shows > ul b'), after.text('.shows details b')]).toEqual([
      ['Baby’s All Right'],
      ['Whammy Bar'],
    ]);
  });

  it('offers tickets unless the show is sold out or cancelled', async () => {
    const shows = [
      anArtistShow({ id: 'a' }),
      anArtistShow({ id: 'b', soldOut: true }),
      anArtistShow({ id: 'c', soldOut: true, cancelled: true }),
    ];
    const { page, text } = await show({ shows });
    expect(text('.show time')).toEqual(Array(3).fill('Friday, December 11 at 8:00 PM'));
    expect([...page.querySelectorAll('.show')].map((item) => item.lastElementChild?.textContent)).toEqual([
      'Tickets',
      'Sold out',
      'Canceled',
    ]);
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    expect(data.event).toMatchObject([
      {
        '@type': 'MusicEvent',
        startDate: '2026-12-11T20:00:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { name: 'Freedom Park', address: { addressLocality: 'Lagos', addressCountry: 'NG' } },
        offers: { url: 'https://tickets.example/mira', availability: 'https://schema.org/InStock' },
      },
      { offers: { availability: 'https://schema.org/SoldOut' } },
      { eventStatus: 'https://schema.org/EventCancelled' },
    ]);
  });
});

describe('an artist with long lists', () => {
  const numbers = Array.from({ length: 40 }, (_, at) => at);
  const artist: Partial<ArtistPage> = {
    pageLinks: numbers.map((at) => anArtistLink({ id: `link-${at}`, title: `Link ${at}` })),
    shows: numbers.map((at) => anArtistShow({ id: `show-${at}`, date: `20${40 + at}-06-01`, venue: `Venue ${at}` })),
    pinnedRelease: 'release-3',
  };
  const releases = numbers.map((at) => ({ ...RELEASES[0]!, id: `release-${at}`, title: `Release ${at}` }));

  it('has six of each on the page, and a way to the whole list in the same language', async () => {
    const { page, text } = await show(artist, { releases, language: 'de' });
    expect(text('.own-links > a')).toHaveLength(6);
    expect(text('.shows > ul b')).toHaveLength(6);
    expect(text('.strip .strip-title')).toHaveLength(7);
    const ways = [...page.querySelectorAll('.text-links a[href*=section]')].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['links', 'shows', 'releases'].map((section) => `/mira-okafor?lang=de&section=${section}`));
  });

  it.each([
    ['links', '.own-links > a'],
    ['shows', '.shows > ul b'],
    ['releases', '.strip .strip-title'],
  ])('has all %s on a page of their own, which leads back', async (section, entries) => {
    for (const subdomain of [false, true]) {
      const { page, text } = await show(artist, { releases, section, subdomain });
      expect(text(entries)).toHaveLength(40);
      expect(page.querySelectorAll('.own-links > a, .shows b, .strip .strip-title')).toHaveLength(40);
      const back = page.querySelector('.lead-in .text-links a');
      expect([back?.textContent, back?.getAttribute('href')]).toEqual([
        'Go to Mira Okafor',
        subdomain ? '/?lang=en' : '/mira-okafor?lang=en',
      ]);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).not.toContain('section');
    }
  });
});

it('a calendar of an artist has the shows to come, at their instant or on their day', async () => {
  const shows = [
    anArtistShow({ id: 'past', date: '2026-11-01' }),
    anArtistShow({ venue: 'Freedom\nPark' }),
    anArtistShow({ id: 'day', time: null, cancelled: true, ticketUrl: null }),
  ];
  const { services } = someServices({ artist: anArtistPage({ shows }), releases: [] });
  const request = aRequest('/mira-okafor/feed.ics', { host: HOSTS.fourtrack });
  const { body = '' } = (await artistFeedFile(request, services)) ?? {};
  const lines = body.replace(/\r\n[ \t]/g, '').split('\r\n');
  const all = (name: string) => lines.filter((line) => line.startsWith(name));
  expect(all('UID')).toEqual(['UID:artist-mira.lagos@countin.localhost', 'UID:artist-mira.day@countin.localhost']);
  expect(all('DTSTART')).toEqual(['DTSTART:20261211T190000Z', 'DTSTART;VALUE=DATE:20261211']);
  expect(all('STATUS')).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
  expect(all('LOCATION')[0]).toBe('LOCATION:Freedom Park\\, Lagos\\, Nigeria');
});
