import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ical from 'node-ical';
import { aLabelProfile, anArtistPage, aReleasePage } from '@countin/domain/testing';
import type { LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { describe, expect, it } from 'vitest';
import { aRequest, HOSTS, NOW, someServices } from '../testing/page-services.ts';
import { artistFeedFile, feedFile } from '../routes/feed-routes.ts';

const EVIL = 'A & B &amp; <b>C</b> ]]> "\'\u0000\u0008\u202e;,\\\nBEGIN:VEVENT</title><script>alert(1)</script>\ud800';
const EVIL_LINE = 'A & B &amp; <b>C</b> ]]> "\' ;,\\ BEGIN:VEVENT</title><script>alert(1)</script>';
const label = aLabelProfile();
const release = (overrides: Partial<ReleasePage> = {}) =>
  aReleasePage({ labelId: label.id, ...(overrides.id && { productSlug: overrides.id }), ...overrides });
const soon = release({
  id: 'soon',
  title: 'Soon',
  releaseMoment: { mode: 'local', date: '2026-11-27', time: '00:00' },
  firstInstant: Date.parse('2026-11-26T10:00:00Z'),
});
const out = release({
  id: 'out',
  title: 'Out',
  publishedAt: Date.parse('2026-01-01T00:00:00Z'),
  firstInstant: Date.parse('2026-02-02T12:00:00Z'),
  releaseMoment: { mode: 'instant', date: '2026-02-02', time: '12:00', zone: 'UTC' },
});
const evil = release({
  id: 'evil',
  title: EVIL,
  artistName: EVIL,
  description: `${EVIL}\n\n${EVIL}`,
  firstInstant: Date.parse('2026-12-04T17:00:00Z'),
});

async function fetch(format: string, releases: ReleasePage[] = [soon, out], named: LabelProfile = label) {
  const { services } = someServices({ releases, label: named });
  const response = await feedFile(aRequest(`/feed.${format}?subdomain=${named.customSlug}`), services);
  if (!response) throw new Error('no feed');
  return { ...response, text: String(response.body) };
}

interface Rss {
  readonly rss: {
    readonly channel: {
      readonly title: string;
      readonly link: string;
      readonly item: readonly {
        readonly title: string;
        readonly link: string;
        readonly description: string;
        readonly pubDate: string;
        readonly guid: { readonly '#text': string };
      }[];
    };
  };
}
const rssOf = (text: string) =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item', processEntities: true }).parse(
    text,
  ) as Rss;
interface JsonFeed {
  readonly version: string;
  readonly title: string;
  readonly feed_url: string;
  readonly home_page_url: string;
  readonly items: readonly Record<string, unknown>[];
}
const eventsOf = (text: string) => Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');

it('has lines of 75 octets in a calendar, in any script', async () => {
  const title = '夜の港に灯る光'.repeat(14);
  const calendar = (await fetch('ics', [{ ...soon, title }])).text;
  expect(Math.max(...calendar.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(
    75,
  );
  const [event] = eventsOf(calendar);
  expect(event?.type === 'VEVENT' && event.summary).toContain(title);
});

describe('a label’s feed', () => {
  it('as RSS has an item for each release, with its page, and a lasting name that no slug changes', async () => {
    const { text, headers } = await fetch('rss');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { channel } = rssOf(text).rss;
    expect([channel.title, channel.link]).toEqual([
      'Releases on Tide Line Records',
      'http://tide-line.cnt.localhost:5173/',
    ]);
    expect(channel.item.map(({ title, link, guid }) => [title, link, guid['#text']])).toEqual([
      [
        'Soon by Mira Okafor',
        'http://countin.localhost:5173/release/mira-okafor.soon',
        'http://countin.localhost:5173/release/soon',
      ],
      [
        'Out by Mira Okafor',
        'http://countin.localhost:5173/release/mira-okafor.out',
        'http://countin.localhost:5173/release/out',
      ],
    ]);
    expect(new Date(channel.item[1]?.pubDate ?? '').getTime()).toBe(out.publishedAt);
  });

  it('as JSON Feed 1.1 has the same, and when each changed', async () => {
    const { text, headers } = await fetch('json');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(text) as JsonFeed;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'http://tide-line.cnt.localhost:5173/feed.json',
      home_page_url: 'http://tide-line.cnt.localhost:5173/',
    });
    expect(feed.items[1]).toMatchObject({
      id: 'http://countin.localhost:5173/release/out',
      date_published: '2026-01-01T00:00:00.000Z',
      date_modified: '2026-02-02T12:00:00.000Z',
      authors: [{ name: 'Mira Okafor', url: 'http://4track.localhost:5173/mira-okafor' }],
    });
  });

  it('as a calendar contains upcoming releases only', async () => {
    const { text, headers } = await fetch('ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(eventsOf(text).map((event) => event?.type === 'VEVENT' && event.summary)).toEqual(['Soon by Mira Okafor']);
    expect(text).toContain('DTSTART:20261127T000000\r\n');
  });

  it('without any release is a feed still', async () => {
    expect(XMLValidator.validate((await fetch('rss', [])).text)).toBe(true);
    expect((JSON.parse((await fetch('json', [])).text) as JsonFeed).items).toEqual([]);
    expect((await fetch('ics', [])).text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
  });
});

describe('hostile text', () => {
  it('survives RSS unchanged, without characters that XML forbids, and is no markup', async () => {
    const { text } = await fetch('rss', [evil], aLabelProfile({ name: EVIL }));
    expect(XMLValidator.validate(text)).toBe(true);
    const { channel } = rssOf(text).rss;
    expect(channel.title).toBe(`Releases on ${EVIL_LINE}`);
    expect(channel.item[0]?.title).toBe(`${EVIL_LINE} by ${EVIL_LINE}`.replaceAll(']]>', ']] >'));
    const html = new DOMParser().parseFromString(channel.item[0]?.description ?? '', 'text/html');
    expect([html.querySelectorAll('script, b').length, html.querySelectorAll('p')[2]?.textContent]).toEqual([
      0,
      EVIL_LINE,
    ]);
  });

  it('is text in JSON Feed and one line in a calendar', async () => {
    const feed = JSON.parse((await fetch('json', [evil])).text) as JsonFeed;
    expect(feed.items[0]?.['title']).toBe(`${EVIL_LINE} by ${EVIL_LINE}`);
    const calendar = (await fetch('ics', [evil])).text;
    expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(calendar.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    const [event] = eventsOf(calendar);
    expect(event?.type === 'VEVENT' && event.summary).toBe(`${EVIL_LINE} by ${EVIL_LINE}`);
    expect(calendar).not.toMatch(/[\u202a-\u202e]/);
  });
});

describe('a feed', () => {
  it('says when it changed: when something was announced, or came out', async () => {
    expect((await fetch('rss', [out])).headers['last-modified']).toBe('Mon, 02 Feb 2026 12:00:00 GMT');
    expect((await fetch('rss', [soon])).headers['last-modified']).toBe(new Date(soon.publishedAt).toUTCString());
  });

  it('allows every origin, and is cached until the next release at most', async () => {
    const near = release({
      id: 'near',
      releaseMoment: { mode: 'instant', date: '2026-11-20', time: '12:01', zone: 'UTC' },
      firstInstant: NOW + 60_000,
    });
    const { headers } = await fetch('json', [near]);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=0');
  });

  it('is the same for every language and cookie', async () => {
    const { services } = someServices({ label, releases: [soon] });
    const requested = (overrides: Parameters<typeof aRequest>[1]) =>
      feedFile(aRequest('/feed.rss?label=tide-line', overrides), services);
    expect((await requested({ acceptLanguage: 'ar', cookies: { 'countin-language': 'ar' } }))?.body).toBe(
      (await requested({}))?.body,
    );
  });

  it('of an artist is on 4track and on the artist’s own subdomain', async () => {
    const { services } = someServices({ releases: [soon] });
    const { customSlug } = anArtistPage();
    const there = await artistFeedFile(aRequest(`/${customSlug}/feed.json`, { host: HOSTS.fourtrack }), services);
    const own = await feedFile(aRequest('/feed.json', { host: HOSTS.mira }), services);
    expect(there?.body).toBe(own?.body);
    expect(JSON.parse(String(own?.body))).toMatchObject({
      title: 'Releases by Mira Okafor',
      feed_url: 'http://4track.localhost:5173/mira-okafor/feed.json',
    });
  });

  it.each([
    '/feed.rss',
    '/feed.rss?subdomain=unknown',
    '/feed.rss?subdomain=mira-okafor',
    '/feed.rss?subdomain=%3Cscript%3E',
  ])('is a 404 for %s', async (path) => {
    expect((await feedFile(aRequest(path), someServices({ label }).services))?.status).toBe(404);
  });

  it('is a 503 while the database is down', async () => {
    expect(
      await feedFile(aRequest('/feed.rss?label=tide-line'), someServices({ label, down: true }).services),
    ).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  });
});
