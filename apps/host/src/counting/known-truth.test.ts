import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addDays,
  dayOf,
  figuresOf,
  monthEntryOf,
  monthOf,
  monthsIn,
  NO_TALLY,
  numbersOf,
  sumOfDay,
  type DayContent,
  type DayRange,
  type ReadDocuments,
} from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import type { PageReader } from '@countin/domain/pages';
import {
  anArtistPage,
  aReleasePage,
  simulateMonth,
  truthOf,
  type SimulatedArtist,
  type SimulatedMonth,
  type SimulatedSize,
} from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { startCounting } from '../testing/counting-stage.ts';
import { setUpReader } from '../testing/reader-stage.ts';

/** A month of a hundred artists takes minutes: `COUNTIN_MONTH=whole npx nx test host -- src/counting/known-truth.test.ts`. */
const WHOLE = process.env['COUNTIN_MONTH'] === 'whole';
const SIZE: SimulatedSize = WHOLE
  ? { seed: 16, artists: 100, days: 30, from: '2026-09-20', visits: 40 }
  : { seed: 16, artists: 6, days: 9, from: '2026-09-26', visits: 60 };
/** Stated error of visitors. */
const VISITORS_ERROR = 0.02;

const stage = setUpReader('demo-known-truth');

function readerOf(artists: readonly SimulatedArtist[]): PageReader {
  const byProduct = new Map(artists.map((artist) => [artist.productId, artist]));
  const bySlug = new Map(artists.map((artist) => [artist.slug, artist]));
  return {
    releasePage: async (id: string) => {
      const artist = byProduct.get(id);
      return artist ? aReleasePage({ id, artistId: artist.id, firstInstant: artist.releasedAt }) : null;
    },
    releaseBySlugs: async () => null,
    profileBySlug: async (slug: string) => {
      const artist = bySlug.get(slug);
      return artist ? { kind: 'artist', profile: anArtistPage({ id: artist.id }) } : null;
    },
  } as unknown as PageReader;
}

/** The same on every run. Two people of a group may have the same code, once in some thousand groups. */
const readSalt = (day: string) => Promise.resolve(`salt of ${day}`);

/** Sends all events through a host's counter, whose clock follows them, with a flush after each day. */
async function count({ artists, events }: SimulatedMonth, folder: string) {
  let now = events[0]?.at ?? 0;
  const firestore = stage.firestore();
  for (const { id } of artists) await firestore.doc(documents.artistProfile(id).path).set({ id });
  const counting = await startCounting({ firestore, folder, read: readerOf(artists), readSalt, now: () => now });
  for (const { at, address, headers, body } of events) {
    if (dayOf(at) !== dayOf(now)) await counting.counter.flush();
    now = at;
    const kind = headers['host']?.startsWith('4track') ? 'fourtrack' : 'main';
    const outcome = await counting.counter.beacon({ host: { kind }, address, header: (name) => headers[name] }, body);
    if (outcome !== 'counted' && outcome !== 'ignored') throw new Error(`an event is ${outcome}`);
  }
  await counting.counter.flush();
  await counting.stop();
}

/** The days of an artist as hosts have stored them. */
async function daysOf(artistId: string): Promise<ReadonlyMap<string, DayContent>> {
  const { docs } = await stage.firestore().collection(documents.dayNumbers('artist', artistId).path).get();
  const shards = docs.flatMap((each) => readDocument(documents.dayNumbers, each) ?? []);
  const byDay = Map.groupBy(shards, ({ day }) => day);
  return new Map([...byDay].map(([day, ofDay]) => [day, sumOfDay(ofDay.map(({ content }) => content))]));
}

/** Documents that a screen reads: shards of the last days, and months of those that are over. */
function documentsOf(days: ReadonlyMap<string, DayContent>, range: DayRange, page: string): ReadDocuments {
  const last = addDays(range.to, -3);
  const over = [...days].filter(([day]) => day <= last);
  const ofMonth = <T>(month: string, entry: (content: DayContent) => T) =>
    Object.fromEntries(
      over.filter(([day]) => monthOf(day) === month).map(([day, content]) => [day.slice(8), entry(content)]),
    );
  const months = monthsIn(range);
  return {
    shards: [...days].filter(([day]) => day > last).map(([day, content]) => ({ day, content })),
    months: months.map((month) => ({ month, days: ofMonth(month, monthEntryOf) })),
    pageMonths: months.map((month) => ({
      month,
      page,
      days: ofMonth(month, ({ pages }) => {
        const tally = pages[page];
        return figuresOf(tally ?? NO_TALLY);
      }),
    })),
  };
}

test(
  'every number of a simulated time is the truth, by range, day, page and value; visitors within the stated error',
  { timeout: WHOLE ? 1_800_000 : 60_000 },
  async () => {
    const month = simulateMonth(SIZE);
    const folder = mkdtempSync(join(tmpdir(), 'countin-truth-'));
    try {
      await count(month, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const range = { from: month.days[0] ?? '', to: month.days.at(-1) ?? '' };
    const now = Date.parse(range.to) + 86_399_000;
    let [estimated, visitors] = [0, 0];
    for (const { id, productId } of month.artists) {
      const days = await daysOf(id);
      const release = `release.${productId}`;
      const read = documentsOf(days, range, release);
      const shown = numbersOf(range, now, read);
      const expected = truthOf(month, id, month.days);
      expect(shown.total.counts).toEqual(expected.counts);
      expect(shown.total.tables).toEqual(expected.tables);
      expect(shown.total.people).toEqual(expected.people);
      for (const day of shown.days) expect(day.counts).toEqual(truthOf(month, id, [day.day]).counts);
      for (const page of [release, 'artist'])
        expect(shown.pages[page]?.counts).toEqual(truthOf(month, id, month.days, page).counts);
      const ofRelease = numbersOf(range, now, read, release);
      const expectedOfRelease = truthOf(month, id, month.days, release);
      expect(ofRelease.total.counts).toEqual(expectedOfRelease.counts);
      expect(ofRelease.total.tables).toEqual(expectedOfRelease.tables);
      const hours = Object.values(numbersOf({ from: addDays(range.to, -2), to: range.to }, now, read).hours ?? {});
      const views = hours.reduce((sum, counts) => sum + (counts.views ?? 0), 0);
      expect(views).toBe(truthOf(month, id, month.days.slice(-3)).counts['views']);
      estimated += shown.total.visitors;
      visitors += expected.visitors;
      expect(Math.abs(shown.total.visitors / expected.visitors - 1)).toBeLessThan(VISITORS_ERROR);
    }
    expect(visitors).toBeGreaterThan(1000);
    expect(Math.abs(estimated / visitors - 1)).toBeLessThan(VISITORS_ERROR);
  },
);
