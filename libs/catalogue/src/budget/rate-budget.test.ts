import { expect, it } from 'vitest';
import { TERMS } from '../settings/terms.ts';
import { drawFrom, FULL_BUDGET, MemoryBudget } from './rate-budget.ts';

it('Deezer gets 50 requests at most in any five seconds', () => {
  let state = FULL_BUDGET;
  const sent: number[] = [];
  for (let now = 0; now < 20_000; now += 5) {
    const drawn = drawFrom(state, TERMS.deezer.rate, now);
    state = drawn.state;
    if (drawn.wait === 0) sent.push(now);
  }
  const windows = sent.map((start) => sent.filter((at) => at >= start && at < start + 5000).length);
  expect(Math.max(...windows)).toBeLessThanOrEqual(50);
});

it('MusicBrainz gets no two requests within a second', async () => {
  let now = 5000;
  const budget = new MemoryBudget(() => now);
  expect(await budget.takeToken('musicbrainz')).toBe(0);
  now += 1000;
  expect(await budget.takeToken('musicbrainz')).toBe(100);
  now += 100;
  expect(await budget.takeToken('musicbrainz')).toBe(0);
});

it('a pause holds until its end, and a shorter one does not end it', async () => {
  let now = 0;
  const budget = new MemoryBudget(() => now);
  await budget.pause('spotify', 10_000);
  await budget.pause('spotify', 5000);
  expect(await budget.takeToken('spotify')).toBe(10_000);
  now = 10_000;
  expect(await budget.takeToken('spotify')).toBe(0);
  expect(await budget.takeToken('deezer')).toBe(0);
});
