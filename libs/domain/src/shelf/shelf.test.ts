import { describe, expect, it } from 'vitest';
import { dayOf, medleyOfDay, nextDayAt, rotationStart, ROTATION_WINDOW } from './shelf.ts';

const FIRST_DAY = dayOf(Date.parse('2026-11-22T00:00:00Z'));

/** Imitates the database query: medleys after the day's start, wrapping around at the end of the ring. */
function windowOf(ring: readonly { artistId: string; position: number }[], day: number) {
  const start = rotationStart(day);
  const sorted = ring.toSorted((a, b) => a.position - b.position);
  return [
    ...sorted.filter(({ position }) => position >= start),
    ...sorted.filter(({ position }) => position < start),
  ].slice(0, ROTATION_WINDOW);
}

describe('the medley of a day', () => {
  it.each([
    [5, 400, 1],
    [24, 400, 1],
    [150, 100, 2],
  ])('of %i profiles is each one’s turn about as often as another’s', (profiles, rounds, spread) => {
    // Worst case: clustered positions.
    const ring = Array.from({ length: profiles }, (_, at) => ({
      artistId: `artist-${at}`,
      position: ((at * 0.754877) % 1) ** 1.6,
    }));
    const days = profiles * rounds;
    const turns = new Map(ring.map(({ artistId }) => [artistId, 0]));
    for (let day = FIRST_DAY; day < FIRST_DAY + days; day += 1) {
      const { artistId } = medleyOfDay(windowOf(ring, day), day) ?? { artistId: '' };
      turns.set(artistId, (turns.get(artistId) ?? 0) + 1);
    }
    const counts = [...turns.values()];
    expect(counts.length).toBe(profiles);
    expect(Math.max(...counts) / rounds).toBeLessThan(1.25 * spread);
    expect(Math.min(...counts) / rounds).toBeGreaterThan(0.75 / spread ** 2);
  });

  it('is the same all day, and not every day', () => {
    const ring = Array.from({ length: 12 }, (_, at) => ({ artistId: `artist-${at}`, position: at / 12 }));
    const of = (day: number) => medleyOfDay(windowOf(ring, day), day)?.artistId;
    expect(of(FIRST_DAY)).toBe(of(FIRST_DAY));
    expect(new Set(Array.from({ length: 30 }, (_, at) => of(FIRST_DAY + at))).size).toBeGreaterThan(6);
  });

  it('is none where there is none', () => {
    expect(medleyOfDay([], FIRST_DAY)).toBeNull();
  });

  it('changes at midnight UTC', () => {
    expect(new Date(nextDayAt(Date.parse('2026-11-22T23:59:59.999Z'))).toISOString()).toBe('2026-11-23T00:00:00.000Z');
    expect(new Date(nextDayAt(Date.parse('2026-11-23T00:00:00Z'))).toISOString()).toBe('2026-11-24T00:00:00.000Z');
  });
});
