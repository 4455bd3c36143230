import { expect, test } from 'vitest';
import { isOnShelf, shelfAt } from '../discovery/entry.ts';
import { zoneOffsetAt } from '../locale/zone.ts';
import { RELEASE_DAYS } from '../testing/release-days.ts';
import { nextPhaseAt, releaseDay } from './release-day.ts';
import { firstInstant, lastInstant } from './release-moment.ts';
import { releaseStateAt } from './release-state.ts';

const NAMED = RELEASE_DAYS.map((sample) => [`${sample.moment.date} at ${sample.now}`, sample.reader, sample] as const);

test.each(NAMED)('a release of %s has its date in %s', (_, reader, { moment, now: time, date, out }) => {
  const now = Date.parse(time);
  const { at, zone, phase } = releaseDay(moment, now, reader);
  expect([new Date(at + zoneOffsetAt(zone, at)).toISOString().slice(0, 10), phase]).toEqual([
    date,
    out ? 'after' : 'before',
  ]);
  expect(releaseStateAt({ status: 'published', releaseMoment: moment }, now, reader)).toBe(
    out ? 'released' : 'scheduled',
  );
  // Whoever does not know the reader says nothing that is wrong for this one.
  expect(releaseDay(moment, now, null).phase).toBeOneOf(['wave', phase]);
  const card = { kind: 'release', releaseMoment: moment, at: firstInstant(moment) } as const;
  expect([isOnShelf(card, 'new', now, reader), isOnShelf(card, 'next', now, reader)]).toEqual([out, !out]);
  // The reader's shelf is among those that the server has the release on.
  expect(shelfAt(card, { before: null, after: null }, now).shelves).toContain(out ? 'new' : 'next');
});

test('without a reader an instant is on its own clock, and a wall-clock time is its own date', () => {
  const local = { mode: 'local', date: '2026-11-25', time: '00:00' } as const;
  const instant = { ...local, mode: 'instant', zone: 'Asia/Tokyo' } as const;
  expect(releaseDay(instant, 0, null)).toEqual({ at: firstInstant(instant), zone: 'Asia/Tokyo', phase: 'before' });
  expect(releaseDay(local, 0, null)).toEqual({ at: Date.parse('2026-11-25'), zone: 'UTC', phase: 'before' });
  expect(nextPhaseAt(local, 0)).toBe(firstInstant(local));
  expect(nextPhaseAt(local, firstInstant(local))).toBe(lastInstant(local));
  expect(nextPhaseAt(local, lastInstant(local))).toBeNull();
});
