import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf, figuresOf, sumOfDay, type DayContent } from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import type { PageReader } from '@countin/domain/pages';
import { anArtistPage } from '@countin/domain/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, beacon, onlyRelease, PAGE, PHONE, startCounting } from '../testing/counting-stage.ts';
import { setUpReader } from '../testing/reader-stage.ts';
import { Batch } from './batch.ts';
import { writeBatch } from './write-batch.ts';

const stage = setUpReader('demo-counting-parts');
type Counting = Awaited<ReturnType<typeof startCounting>>;
let folder: string;
let counting: Counting;
let logged: string[];
const others: Counting[] = [];

const start = (more: Partial<Parameters<typeof startCounting>[0]> = {}) =>
  startCounting({ firestore: stage.firestore(), folder, log: (message) => logged.push(message), ...more });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countin-counting-'));
  logged = [];
  await stage.firestore().doc('artistProfiles/mira').set({ id: 'mira' });
  counting = await start();
});
afterEach(async () => {
  for (const each of [counting, ...others.splice(0)]) await each.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Stored numbers of the artist's day, after a flush of all hosts. */
async function stored(): Promise<DayContent> {
  for (const each of [counting, ...others]) await each.counter.flush();
  const shards = await stage.firestore().collection(documents.dayNumbers('artist', 'mira').path).get();
  return sumOfDay(shards.docs.flatMap((each) => readDocument(documents.dayNumbers, each)?.content ?? []));
}
const wholeOf = async () => figuresOf((await stored()).whole);
const view = (more: object = {}, from: Parameters<typeof ask>[2] = {}) =>
  ask(counting.port, { body: beacon(more) }, from);
const pageOf = (from: Parameters<typeof ask>[2]) => ask(counting.port, { method: 'GET', path: PAGE }, from);
const agent = (name: string) => ({ headers: { 'user-agent': name } });

describe('events', () => {
  test('are counted by page, hour and every breakdown, visitors once a day', async () => {
    const query = '?utm_source=Newsletter&utm_medium=mail&utm_campaign=Tide+Lines';
    const from = { headers: { 'x-country': 'DE' } };
    expect(await view({ r: 'https://www.instagram.com/mira/', q: query }, from)).toBe(204);
    await view({ r: 'http://countin.localhost:5173/' }, from);
    await view({ b: 1 }, { address: '198.51.100.2', headers: { 'x-country': 'FR' } });
    await view({ e: 'store', t: 'spotify' }, from);
    await view({ e: 'link', t: 'https://shop.example/tide?x=1' }, from);
    await view({ e: 'play', t: 'clip-1' }, from);
    await view({ e: 'leave', t: 'clip-1', n: 4 }, from);
    await view({ e: 'leave', t: 'clip-1', n: 10 }, from);
    await view({ e: 'form', t: 'seen' }, from);
    await view({ e: 'share', t: 'copy' }, from);
    const { whole, hours, pages } = await stored();
    expect(whole.counts).toEqual({
      views: 3,
      visits: 1,
      storeClicks: 1,
      releaseClicks: 1,
      buttonClicks: 1,
      plays: 1,
      finished: 1,
      formViews: 1,
      shares: 1,
    });
    expect(figuresOf(whole).visitors).toBe(2);
    // The last number of each value is that of the people.
    expect(figuresOf(whole).tables).toEqual({
      country: { DE: [2, 1, 0, 1], FR: [1, 0, 0, 1] },
      language: { de: [3, 1, 0, 2] },
      device: { phone: [3, 1, 0, 2] },
      app: { browser: [3, 0, 0, 2] },
      clock: { 21: [3, 1, 0, 2] },
      source: { 'instagram.com': [1, 0, 0, 1], direct: [1, 1, 0, 2] },
      utmSource: { newsletter: [1, 0, 0, 1] },
      utmMedium: { mail: [1, 0, 0, 1] },
      utmCampaign: { 'tide lines': [1, 0, 0, 1] },
      service: { spotify: [0, 1, 0, 1] },
      serviceCountry: { 'spotify:DE': [0, 1, 0, 1] },
      button: { 'shop.example': [0, 1, 0, 1] },
      share: { copy: [0, 1, 0, 1] },
      listen: { 'clip-1:4': [0, 1, 0, 1], 'clip-1:10': [0, 1, 0, 1] },
    });
    expect(figuresOf(whole).people).toMatchObject({ views: 2, visits: 1, storeClicks: 1, formViews: 1 });
    expect(Object.values(hours)).toEqual([whole.counts]);
    expect(pages['release.tide']?.counts).toEqual(whole.counts);
  });

  test('of one person are those of one, from every host and flush, and codes of five people are not stored', async () => {
    const second = await startCounting({ firestore: stage.firestore(), folder: join(folder, 'second') });
    others.push(second);
    const person = (nth: number) => ({ address: `198.51.100.${nth}`, headers: { 'x-country': 'FR' } });
    for (const host of [counting, second])
      for (const content of [{}, { e: 'store', t: 'spotify' }]) {
        for (const nth of [1, 1, 2, 3]) await ask(host.port, { body: beacon(content) }, person(nth));
        await host.counter.flush();
      }
    const few = await wholeOf();
    expect(few.tables.country).toEqual({ FR: [8, 8, 0, 3] });
    expect(few.people).toMatchObject({ views: 3, storeClicks: 3 });
    for (const nth of [4, 5, 6]) await view({}, person(nth));
    const { whole } = await stored();
    expect(whole.tables.country).toEqual({ FR: [11, 8, 0, '+'] });
    expect(whole.people.views).toBe('+');
  });

  test('say of a person the same in no two breakdowns', async () => {
    await view({}, { headers: { 'x-country': 'FR' } });
    const { whole } = await stored();
    const codes = Object.values(whole.tables).flatMap((table) => Object.values(table).map(([, , , people]) => people));
    expect(codes.every((code) => /^[0-9a-f]{3}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThanOrEqual(codes.length - 1);
  });

  test('of programs, previews and pages loaded ahead are counted apart from views', async () => {
    await view({}, agent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'));
    await pageOf(agent('Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'));
    for (const name of [
      'WhatsApp/2.23',
      'TelegramBot (like TwitterBot)',
      'facebookexternalhit/1.1',
      'Slackbot-LinkExpanding 1.0',
    ])
      await pageOf(agent(name));
    await pageOf({ headers: { 'sec-purpose': 'prefetch;prerender' } });
    await pageOf({});
    await expect.poll(async () => (await wholeOf()).counts).toEqual({ bots: 2, previews: 4, prefetches: 1 });
  });

  test('of who asks not to be tracked are in no number', async () => {
    expect(await view({}, { headers: { dnt: '1' } })).toBe(204);
    expect(await view({}, { headers: { 'sec-gpc': '1' } })).toBe(204);
    expect((await stored()).whole.counts).toEqual({});
  });

  test('in an embed are embeds, and calendar files are counted as such', async () => {
    await view({ p: '/embed/release/tide', x: 1 });
    await ask(counting.port, { method: 'GET', path: `${PAGE}.ics` });
    await expect.poll(async () => (await wholeOf()).counts).toEqual({ embeds: 1, calendars: 1 });
  });
});

describe('what the host answers itself', () => {
  const MIRA = { host: 'mira.cnt.localhost:5173' };
  const profileBySlug = async (slug: string) =>
    slug === 'mira' ? { kind: 'artist' as const, profile: anArtistPage({ id: 'mira' }) } : null;
  beforeEach(async () => {
    await counting.stop();
    counting = await start({ read: { ...onlyRelease, profileBySlug } as PageReader });
  });

  test('a signup that was taken counts once, with where it came from, of people without script too', async () => {
    expect(await ask(counting.port, { path: PAGE, body: 'contact=fan' }, { headers: { 'x-country': 'DE' } })).toBe(303);
    await ask(counting.port, { path: PAGE, body: 'contact=fan' }, { headers: { dnt: '1' } });
    await expect.poll(async () => (await wholeOf()).counts).toEqual({ signups: 1 });
    const { whole, pages } = await stored();
    expect(figuresOf(whole).tables).toEqual({
      country: { DE: [0, 0, 1, 1] },
      language: { de: [0, 0, 1, 1] },
      device: { phone: [0, 0, 1, 1] },
    });
    expect(pages['release.tide']?.counts).toEqual({ signups: 1 });
  });

  test('feeds count as feed reads, by programs and people; calendars as added', async () => {
    for (const name of ['Feedly/1.0 (+http://www.feedly.com/fetcher.html; 12 subscribers)', PHONE])
      await ask(counting.port, { method: 'GET', path: '/feed.rss' }, { headers: { ...MIRA, 'user-agent': name } });
    await ask(counting.port, { method: 'GET', path: '/feed.ics' }, { headers: MIRA });
    await ask(counting.port, { method: 'GET', path: `${PAGE}.ics` });
    await expect.poll(async () => (await wholeOf()).counts).toEqual({ feedReads: 2, calendars: 2 });
  });

  test('pages of an artist on a subdomain and on 4track are one page', async () => {
    await view({ p: '/' }, { headers: MIRA });
    await view({ p: '/mira' }, { headers: { host: '4track.localhost:5173' } });
    const { pages } = await stored();
    expect(Object.keys(pages)).toEqual(['artist']);
    expect(pages['artist']?.counts.views).toBe(2);
  });
});

describe('links that are followed without script', () => {
  const followed = (headers: Readonly<Record<string, string>> = {}) =>
    ask(counting.port, { method: 'GET', path: `${PAGE}?go=a` }, { headers: { 'x-country': 'DE', ...headers } });

  test('are clicks on the store, once each, with the country and without an hour of the fan', async () => {
    expect(await followed({ 'sec-fetch-mode': 'navigate' })).toBe(302);
    await expect.poll(async () => (await wholeOf()).counts).toEqual({ storeClicks: 1, releaseClicks: 1 });
    expect((await wholeOf()).tables).toEqual({
      country: { DE: [0, 1, 0, 1] },
      language: { de: [0, 1, 0, 1] },
      device: { phone: [0, 1, 0, 1] },
      service: { tidal: [0, 1, 0, 1] },
      serviceCountry: { 'tidal:DE': [0, 1, 0, 1] },
    });
  });

  test('are no clicks when a program, a prefetch, another site or a picture asks, or no one wants to be counted', async () => {
    await followed({ 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' });
    await followed({ 'sec-purpose': 'prefetch' });
    await followed({ 'sec-fetch-site': 'cross-site' });
    await followed({ 'sec-fetch-mode': 'no-cors' });
    await followed({ dnt: '1' });
    await expect.poll(async () => (await wholeOf()).counts).toEqual({ bots: 1, prefetches: 1 });
  });
});

describe('forged beacons', () => {
  test.each([
    ['a page that does not exist', { p: '/release/nothing' }, 204],
    ['a screen of the application', { p: '/dashboard' }, 204],
    ['more than a day late', { at: Date.now() - 86_500_000 }, 204],
    ['from the future', { at: Date.now() + 86_500_000 }, 204],
    ['an unknown store', { e: 'store', t: 'no-such-store' }, 400],
    ['an unknown event', { e: 'rich' }, 400],
    ['an hour that no day has', { h: 24 }, 400],
    ['too large', { r: 'x'.repeat(3000) }, 413],
  ])('%s are not counted', async (_what, more, status) => {
    expect(await view(more)).toBe(status);
    expect((await stored()).whole.counts).toEqual({});
  });

  test('of another site, or of no browser, are refused', async () => {
    expect(await view({}, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await view({}, { headers: { 'sec-fetch-site': 'none' } })).toBe(403);
    expect(await ask(counting.port, { body: '{"e":' })).toBe(400);
  });

  test('of one browser stop at 60, of one address at 300', async () => {
    await Promise.all(Array.from({ length: 80 }, () => view()));
    const ofBrowser = (await wholeOf()).counts.views ?? 0;
    expect(ofBrowser).toBeGreaterThanOrEqual(60);
    expect(ofBrowser).toBeLessThan(65);
    const names = Array.from({ length: 400 }, (_, at) => agent(`${PHONE} ${at}`));
    await Promise.all(names.map((name) => view({}, { address: '203.0.113.9', ...name })));
    expect((await wholeOf()).counts.views).toBeLessThan(ofBrowser + 380);
  });

  test('with hostile texts leave harmless values', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '=HYPERLINK("http://evil.example")',
      '@SUM(1)',
      'mira@example.com',
      '0049 1512 3456789',
      'constructor',
      '\u202Eevil',
    ];
    for (const each of hostile)
      await view({ q: `?${new URLSearchParams({ utm_source: each })}`, r: 'javascript:alert(1)' });
    const { tables } = await wholeOf();
    expect(Object.keys(tables.utmSource ?? {}).sort()).toEqual([
      '*',
      'evil',
      'hyperlink http evil.example',
      'script alert 1 script',
    ]);
    expect(tables.source).toEqual({ '*': [7, 0, 0, 1] });
  });
});

describe('who came', () => {
  test('is in no document, in no file of the journal and in no log', async () => {
    const address = '203.0.113.77';
    const name = `${PHONE} Unique/77.1`;
    await view({ r: 'https://site.example/user/mira?mail=x@y.example' }, { address, ...agent(name) });
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const { whole } = await stored();
    expect(whole.counts.views).toBe(1);
    const collections = await stage.firestore().collection('artistProfiles').doc('mira').listCollections();
    const found = await Promise.all(collections.map(async (each) => (await each.get()).docs.map((doc) => doc.data())));
    const all = `${files.join()} ${JSON.stringify(found)} ${logged.join()}`;
    expect(all).toContain('site.example');
    for (const secret of [address, '203.0.113', 'Unique/77', 'iPhone', 'user/mira', 'x@y'])
      expect(all).not.toContain(secret);
    // All that is left of the visitor: one of a million positions, shared by all whose hash falls there.
    expect(whole.visitors).toHaveLength(5);
  });

  test('is one visitor on two hosts, and another one tomorrow', async () => {
    const second = await start({ folder: mkdtempSync(join(tmpdir(), 'countin-second-')) });
    others.push(second);
    await view();
    await ask(second.port, { body: beacon() });
    const today = await wholeOf();
    expect(today).toMatchObject({ counts: { views: 2 }, visitors: 1 });
    const salts = await stage.firestore().collection('visitorSalts').get();
    expect(salts.docs.map(({ id }) => id)).toEqual([dayOf(Date.now())]);

    const tomorrow = Date.now() + 86_400_000;
    const later = await start({ folder: mkdtempSync(join(tmpdir(), 'countin-later-')), now: () => tomorrow });
    others.push(later);
    await ask(later.port, { body: beacon({ at: tomorrow }) });
    const left = await stage.firestore().collection('visitorSalts').get();
    expect(left.docs.map(({ id }) => id)).toEqual([dayOf(tomorrow)]);
  });
});

describe('a flush', () => {
  test('that is applied again changes nothing', async () => {
    const batch = new Batch();
    batch.add({ t: Math.floor(Date.now() / 60_000), s: 'artist', i: 'mira', p: 'artist', m: ['views'], v: 65 });
    const flush = { firestore: stage.firestore(), host: 'h1', flush: 7, now: Date.now() };
    expect(await writeBatch(flush, batch.read())).toMatchObject({ documents: 2 });
    expect(await writeBatch(flush, batch.read())).toMatchObject({ documents: 0 });
    expect(await writeBatch({ ...flush, flush: 6 }, batch.read())).toMatchObject({ documents: 0 });
    expect((await stored()).whole.counts.views).toBe(1);
    expect(await writeBatch({ ...flush, flush: 8 }, batch.read())).toMatchObject({ documents: 2 });
    expect((await stored()).whole.counts.views).toBe(2);
  });

  test('of a profile that was removed writes nothing', async () => {
    await view();
    await stage.firestore().doc('artistProfiles/mira').delete();
    expect((await stored()).whole.counts).toEqual({});
  });

  test('while the database is away keeps events in the journal until it is back, and a full journal says so', async () => {
    await counting.stop(0);
    let isAway = true;
    const firestore = new Proxy(stage.firestore(), {
      get: (target, name) => {
        if (name === 'runTransaction' && isAway)
          return () => Promise.reject(Object.assign(new Error('14 UNAVAILABLE'), { code: 14 }));
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    counting = await start({ firestore, limit: 2000 });
    const statuses = [];
    for (let at = 0; at < 30; at += 1) statuses.push(await view({}, { address: `10.0.0.${at}` }));
    const taken = statuses.filter((status) => status === 204).length;
    expect(statuses.at(-1)).toBe(503);
    expect(taken).toBeGreaterThan(3);
    expect(counting.counter.isFull).toBe(true);
    await counting.counter.flush();
    expect(logged).toContain('events are refused: the journal is full');
    expect(logged).toContain('counted events were not written yet, and stay in the journal');
    expect((await stage.firestore().collection(documents.dayNumbers('artist', 'mira').path).get()).size).toBe(0);
    isAway = false;
    expect((await wholeOf()).counts.views).toBe(taken);
    expect(counting.counter.isFull).toBe(false);
    expect(await view()).toBe(204);
  });
});
