import { addDays, dayOf, lastDays, monthsIn, DAY_SHARDS } from '@countin/domain/numbers';
import {
  aFigures,
  anArtistProfile,
  aStoredDayShard,
  aStoredLiveShard,
  aStoredMonth,
  aStoredPageMonth,
  aTally,
  aUser,
  sketchOf,
} from '@countin/domain/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { liveNumbersOptions } from './live-numbers.ts';
import { numbersOptions } from './read-numbers.ts';

const TODAY = dayOf(Date.now());
const YEAR = lastDays(Date.now(), 365);
const AT = 'artistProfiles/artist';
/** Each day of the year has ten views, in its month. Each shard of the last three days has seven. */
const days = Object.fromEntries(
  Array.from({ length: 31 }, (_, at) => [
    String(at + 1).padStart(2, '0'),
    { whole: aFigures({ counts: { views: 10 }, visitors: 2 }) },
  ]),
);
const shards = [0, 1, 2].flatMap((back) =>
  Array.from({ length: DAY_SHARDS }, (_, shard) => {
    const tally = aTally({ counts: { views: 7 }, visitors: sketchOf(50 + shard) });
    const day = addDays(TODAY, -back);
    const content = { whole: tally, pages: { 'release.tide': tally } };
    return [`${AT}/dayNumbers/${day}.${shard}`, aStoredDayShard(day, content, shard)] as const;
  }),
);
const minute = Math.floor(Date.now() / 60_000);
const live = { [minute]: { counts: { views: 3 }, pages: { artist: 3 } } };

const stage = setUpRules('numbers', {
  [AT]: anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  'users/analyst': aUser({ uid: 'analyst', artistRoles: { artist: 'analyst' } }),
  ...Object.fromEntries(monthsIn(YEAR).map((month) => [`${AT}/monthNumbers/${month}`, aStoredMonth(month, days)])),
  [`${AT}/monthNumbers/${TODAY.slice(0, 7)}.release.tide`]: aStoredPageMonth(TODAY.slice(0, 7), 'release.tide', {}),
  ...Object.fromEntries(shards),
  [`${AT}/liveNumbers/0`]: aStoredLiveShard(live),
  [`${AT}/liveNumbers/1`]: aStoredLiveShard(live),
});
const SUBJECT = { kind: 'artist', id: 'artist' } as const;
const as = (uid: string) => accessAs(stage.projectId, uid);

/** Counts the documents that a database bills: of a query those found, of a look-up one. */
function counted(access: DataAccess): { readonly access: DataAccess; readonly read: () => number } {
  let read = 0;
  const store = {
    ...access.store,
    get: (path: string) => {
      read += 1;
      return access.store.get(path);
    },
    find: async (...query: Parameters<DataAccess['store']['find']>) => {
      const found = await access.store.find(...query);
      read += Math.max(1, found.length);
      return found;
    },
  };
  return { access: { ...access, store }, read: () => read };
}

describe('numbers of an artist', () => {
  it('of a year take 40 documents at most, those of a day five', async () => {
    const year = counted(as('analyst'));
    const numbers = await new QueryClient().fetchQuery(numbersOptions(year.access, SUBJECT, YEAR));
    expect(numbers.total.counts.views).toBe(362 * 10 + 3 * DAY_SHARDS * 7);
    expect(numbers.total.visitors).toBe(362 * 2 + 3 * 53);
    expect(year.read()).toBeLessThanOrEqual(40);

    const day = counted(as('mira'));
    const today = await new QueryClient().fetchQuery(numbersOptions(day.access, SUBJECT, { from: TODAY, to: TODAY }));
    expect(today.total).toMatchObject({ counts: { views: DAY_SHARDS * 7 }, visitors: 53 });
    expect(day.read()).toBeLessThanOrEqual(5);
  });

  it('of one page and of the last half hour are read too', async () => {
    const page = numbersOptions(as('mira'), SUBJECT, lastDays(Date.now(), 30), 'release.tide');
    expect((await new QueryClient().fetchQuery(page)).total.counts.views).toBe(3 * DAY_SHARDS * 7);
    const found = await new QueryClient().fetchQuery(liveNumbersOptions(as('analyst'), SUBJECT));
    expect(found[minute]).toEqual({ counts: { views: 6 }, pages: { artist: 6 } });
  });

  it('are denied to everyone else', async () => {
    const range = lastDays(Date.now(), 30);
    const refused = { code: 'access/denied' };
    await expect(new QueryClient().fetchQuery(numbersOptions(as('tide'), SUBJECT, range))).rejects.toMatchObject(
      refused,
    );
    await expect(new QueryClient().fetchQuery(liveNumbersOptions(as('tide'), SUBJECT))).rejects.toMatchObject(refused);
  });
});
