import { aLabelProfile, aReleasePage } from '@countin/domain/testing';
import type { LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { feedFile } from '../routes/feed-routes.ts';
import { aRequest, NOW, someServices } from '../testing/page-services.ts';

const SITE = 'http://tide-line.cnt.localhost:5173';
const HUB = 'https://hub.example/';
const past = (at: number, overrides: Partial<ReleasePage> = {}) =>
  aReleasePage({
    id: `tide-${String(at).padStart(4, '0')}`,
    productSlug: `tide-${at}`,
    title: `Tide ${at}`,
    labelId: 'label-tide',
    firstInstant: NOW - 86_400_000 * (at + 1),
    releaseMoment: { mode: 'instant', date: '2020-01-01', time: '00:00', zone: 'UTC' },
    ...overrides,
  });
const THOUSAND = Array.from({ length: 1000 }, (_, at) => past(at));

async function read(address: string, releases: ReleasePage[], settings: Partial<LabelProfile> = {}) {
  const { services } = someServices({ releases, label: aLabelProfile(settings) });
  const { pathname, search } = new URL(address, SITE);
  const host = { kind: 'subdomain', slug: 'tide-line' } as const;
  const response = await feedFile(aRequest(pathname + search, { host }), { ...services, hub: HUB });
  if (response?.status !== 200) throw new Error(`no feed at ${address}`);
  return response;
}
const rssOf = async (...requested: Parameters<typeof read>) => parseRssFeed((await read(...requested)).body);
const jsonFeedErrors = (() => {
  const validator = new Ajv({ allErrors: true, strictTypes: false });
  addFormats.default(validator);
  const validate = validator.compile(jsonFeedSchema);
  return (feed: unknown) => (validate(feed) ? [] : validate.errors);
})();
/** Throws for what JSON Feed 1.1 does not allow. */
const jsonOf = async (...requested: Parameters<typeof read>) => {
  const feed: unknown = JSON.parse((await read(...requested)).body);
  expect(jsonFeedErrors(feed)).toEqual([]);
  return parseJsonFeed(feed);
};
/** ical.js parses strictly: it throws for a line or a component that is wrong. */
const calendarOf = async (...requested: Parameters<typeof read>) =>
  new ICAL.Component(ICAL.parse((await read(...requested)).body) as unknown[]);

describe('a reader that follows the pages of a feed', () => {
  it('gets a thousand releases of RSS once each, through the links of RFC 5005', async () => {
    const ids: (string | undefined)[] = [];
    let address: string | undefined = `${SITE}/feed.rss`;
    while (address !== undefined) {
      const feed: Awaited<ReturnType<typeof rssOf>> = await rssOf(address, THOUSAND, { feedCount: 50 });
      const link = (rel: string) => feed.atom?.links?.find((each) => each.rel === rel)?.href;
      expect([link('self'), link('first')]).toEqual([address, `${SITE}/feed.rss`]);
      ids.push(...(feed.items ?? []).map((item) => item.guid?.value));
      address = link('next');
    }
    expect([ids.length, new Set(ids).size]).toEqual([1000, 1000]);
  });

  it('gets a thousand releases of JSON Feed once each, through next_url', async () => {
    const ids: (string | undefined)[] = [];
    let address: string | undefined = `${SITE}/feed.json`;
    while (address !== undefined) {
      const feed: Awaited<ReturnType<typeof jsonOf>> = await jsonOf(address, THOUSAND, { feedCount: 50 });
      expect(feed.feed_url).toBe(address);
      ids.push(...(feed.items ?? []).map((item) => item.id));
      address = feed.next_url;
    }
    expect([ids.length, new Set(ids).size]).toEqual([1000, 1000]);
  });

  it('keeps its filter and language from page to page', async () => {
    const feed = await jsonOf(
      '/feed.json?kind=ep&artist=Mira%20Okafor&lang=de',
      THOUSAND.map((page) => ({ ...page, kind: 'ep' })),
    );
    const next = new URL(feed.next_url ?? '');
    expect([next.searchParams.get('kind'), next.searchParams.get('artist'), next.searchParams.get('lang')]).toEqual([
      'ep',
      'mira-okafor',
      'de',
    ]);
    expect(feed.language).toBe('de');
  });
});

describe('a feed that matches nothing', () => {
  const nothing = '?kind=ep';
  it('is valid and says so as RSS', async () => {
    const feed = await rssOf(`/feed.rss${nothing}`, [past(0)]);
    expect([feed.items ?? [], feed.description]).toEqual([
      [],
      'New and upcoming releases on Tide Line Records. No releases match this feed.',
    ]);
  });

  it('is valid and says so as JSON Feed', async () => {
    const feed = await jsonOf(`/feed.json${nothing}`, [past(0)]);
    expect([feed.items ?? [], feed.description]).toEqual([[], expect.stringContaining('No releases match')]);
  });

  it('is valid and says so as a calendar, which needs a component', async () => {
    const calendar = await calendarOf(`/feed.ics${nothing}`, [past(0)], {
      name: 'Tide; Line, and \\ a name that makes this line longer than 75 bytes',
    });
    expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('x-wr-caldesc')).toContain('No releases match this feed.');
    const { body } = await read(`/feed.ics${nothing}`, [past(0)], { name: '名前'.repeat(30) });
    const description = body.slice(body.indexOf('X-WR-CALDESC'));
    for (const line of description.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});

it('a JSON Feed with hostile names, every field and no description is valid', async () => {
  const hostile = '</title><script>alert(1)</script> ]]> & "Salt" 🌊';
  const releases = [past(0, { title: hostile, artistName: hostile }), past(1, { description: '' })];
  const { items } = await jsonOf('/feed.json', releases, { name: hostile, bio: hostile });
  expect(items?.map(({ title }) => title)).toEqual([`${hostile} by ${hostile}`, expect.stringContaining('Tide 1')]);
});

it('the validator of JSON Feed refuses a feed that is not one', () => {
  expect(jsonFeedErrors({ version: 'https://jsonfeed.org/version/1.1', title: 'Tide', items: [{}] })).not.toEqual([]);
});

describe('the settings of a label', () => {
  it('hold for its feeds as for its page', async () => {
    const releases = [past(0, { kind: 'single', description: 'Long words.' }), past(1, { kind: 'album' })];
    const feed = await jsonOf('/feed.json', releases, { feedKinds: ['single'], feedFields: ['text'] });
    expect(feed.items?.map(({ title }) => title)).toEqual(['Tide 0']);
    const [item] = feed.items ?? [];
    expect([item?.image, item?.authors, item?.summary, item?.content_html]).toEqual([
      undefined,
      undefined,
      undefined,
      '<p>Long words.</p>',
    ]);
  });

  it('leave a calendar of released works empty, and fill one of upcoming works', async () => {
    const soon = past(0, {
      firstInstant: NOW + 86_400_000,
      releaseMoment: { mode: 'instant', date: '2026-11-21', time: '12:00', zone: 'UTC' },
    });
    const events = async (feedShows: LabelProfile['feedShows']) =>
      (await calendarOf('/feed.ics', [soon, past(1)], { feedShows })).getAllSubcomponents('vevent').length;
    expect([await events('all'), await events('upcoming'), await events('released')]).toEqual([1, 1, 0]);
  });

  it.each(['newest', 'oldest'] as const)('keep the next 200 in a calendar, with the %s first', async (feedOrder) => {
    const days = Array.from({ length: 300 }, (_, at) => {
      const firstInstant = NOW + 86_400_000 * (at + 1);
      const date = new Date(firstInstant).toISOString().slice(0, 10);
      return past(at, { firstInstant, releaseMoment: { mode: 'instant', date, time: '12:00', zone: 'UTC' } });
    });
    const events = (await calendarOf('/feed.ics', days, { feedOrder })).getAllSubcomponents('vevent');
    const titles = events.map((event) => String(event.getFirstPropertyValue('summary')));
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([
      200,
      'Tide 0 by Mira Okafor',
      'Tide 199 by Mira Okafor',
    ]);
  });

  it('decide the language of a reader that names none', async () => {
    const languageOf = async (address: string) =>
      (await jsonOf(address, [past(0)], { language: 'en', feedLanguages: ['fr', 'de'] })).language;
    expect([
      await languageOf('/feed.json'),
      await languageOf('/feed.json?lang=de'),
      await languageOf('/feed.json?lang=ja'),
    ]).toEqual(['fr', 'de', 'fr']);
  });
});

describe('a hub', () => {
  it('is advertised in the headers and in the feed, for the whole feed alone', async () => {
    const rss = await rssOf('/feed.rss', [past(0)]);
    expect(rss.atom?.links?.find(({ rel }) => rel === 'hub')?.href).toBe(HUB);
    const { headers, body } = await read('/feed.json', [past(0)]);
    expect(headers['link']).toBe(`<${HUB}>; rel="hub", <${SITE}/feed.json>; rel="self"`);
    expect(JSON.parse(body)).toMatchObject({ hubs: [{ type: 'WebSub', url: HUB }] });
    expect((await read('/feed.json?kind=ep', [past(0)])).headers['link']).toBeUndefined();
    expect((await read('/feed.ics', [past(0)])).headers['link']).toBeUndefined();
  });
});
