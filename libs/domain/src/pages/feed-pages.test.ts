import { expect, test } from 'vitest';
import type { ReleasePage } from '../release/release-page.ts';
import { aReleasePage } from '../testing/builders.ts';
import { ALL_RELEASES, readFeedPage, type ReadFiltered } from './feed-pages.ts';
import { isInFeed, type FeedFilter } from './label-feed.ts';
import type { ListCursor } from './page-contract.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const MOST = 4;

/** A release some days from now; its title says how many. */
function inDays(days: number): ReleasePage {
  const firstInstant = NOW + days * DAY;
  return aReleasePage({
    id: `release-${days}`,
    title: String(days),
    firstInstant,
    releaseMoment: {
      mode: 'instant',
      date: new Date(firstInstant).toISOString().slice(0, 10),
      time: '12:00',
      zone: 'UTC',
    },
  });
}

/** Reads the pages of a list one after the other. */
async function pagesOf(days: readonly number[], changes: Partial<FeedFilter> = {}) {
  const releases = days.map(inDays);
  const queries: number[] = [];
  const read: ReadFiltered = async (filter, limit, after) => {
    queries[pages.length] = (queries[pages.length] ?? 0) + 1;
    const sign = filter.order === 'oldest' ? 1 : -1;
    return releases
      .filter((release) => isInFeed(filter, release, NOW))
      .filter(({ firstInstant }) => after === undefined || sign * (firstInstant - after.firstInstant) > 0)
      .toSorted((a, b) => sign * (a.firstInstant - b.firstInstant))
      .slice(0, limit);
  };
  const pages: number[][] = [];
  let after: ListCursor | undefined;
  do {
    const requested = { filter: { ...ALL_RELEASES, ...changes }, most: MOST, now: NOW, after };
    const page = await readFeedPage(read, requested);
    pages.push(page.releases.map(({ title }) => Number(title)));
    after = page.next ?? undefined;
  } while (after);
  return { pages, queries };
}

test('few upcoming releases come first, the soonest first, in one query for each page', async () => {
  expect(await pagesOf([9, 1, -1, -2, -3, -4, -5])).toEqual({
    pages: [
      [1, 9, -1, -2],
      [-3, -4, -5],
    ],
    queries: [1, 1],
  });
});

test('more upcoming releases than a page holds: the soonest are on the first page, the released ones follow', async () => {
  const { pages } = await pagesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, -1, -2, -3, -4]);
  expect(pages).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], [9, -1, -2, -3], [-4]]);
});

test('as many upcoming releases as a page holds leave the released ones to the next', async () => {
  expect((await pagesOf([1, 2, 3, 4, -1, -2])).pages).toEqual([
    [1, 2, 3, 4],
    [-1, -2],
  ]);
  expect((await pagesOf([1, 2, 3, 4])).pages).toEqual([[1, 2, 3, 4]]);
});

test('a feed of upcoming releases alone begins with the soonest', async () => {
  expect((await pagesOf([9, 5, 1, 3, 7, -1], { shows: 'upcoming' })).pages).toEqual([[1, 3, 5, 7], [9]]);
});

test('the oldest first, and released ones only, are one order throughout', async () => {
  expect((await pagesOf([2, 1, -1, -2, -3], { order: 'oldest' })).pages).toEqual([[-3, -2, -1, 1], [2]]);
  expect((await pagesOf([2, -1, -2], { shows: 'released' })).pages).toEqual([[-1, -2]]);
});

test('a release that is out in some countries is listed once, whatever part it is read in', async () => {
  const local = aReleasePage({
    id: 'local',
    title: '0',
    firstInstant: NOW - 10 * 3_600_000,
    releaseMoment: { mode: 'local', date: '2026-11-23', time: '16:00' },
  });
  const ahead = [1, 2, 3, 4].map(inDays);
  const read: ReadFiltered = async (filter, limit, after) => {
    const sign = filter.order === 'oldest' ? 1 : -1;
    const early = filter.shows === 'upcoming' ? NOW + 1 : 0;
    const late = filter.shows === 'released' ? NOW : Infinity;
    return [local, ...ahead]
      .filter(({ firstInstant }) => firstInstant >= early && firstInstant <= late)
      .filter(({ firstInstant }) => after === undefined || sign * (firstInstant - after.firstInstant) > 0)
      .toSorted((a, b) => sign * (a.firstInstant - b.firstInstant))
      .slice(0, limit);
  };
  const requested = { filter: ALL_RELEASES, most: MOST, now: NOW };
  const first = await readFeedPage(read, requested);
  expect(first.releases.map(({ title }) => title)).toEqual(['1', '2', '3', '4']);
  const second = await readFeedPage(read, { ...requested, after: first.next ?? undefined });
  expect(second.releases.map(({ title }) => title)).toEqual(['0']);
  expect(second.next).toBeNull();
});
