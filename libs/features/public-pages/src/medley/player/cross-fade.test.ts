import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeDeck } from '../../testing/fake-deck.ts';
import { crossFade } from './cross-fade.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function twoDecks() {
  const decks = { leaving: new FakeDeck(), coming: new FakeDeck() };
  await Promise.all(Object.values(decks).map((deck) => deck.play()));
  const stop = crossFade({
    ...(decks as unknown as { leaving: HTMLAudioElement; coming: HTMLAudioElement }),
    length: 30,
    volume: 0.8,
  });
  return { ...decks, stop };
}

it('keeps the first clip’s volume until the next one plays, and fades it at its end', async () => {
  const { leaving, coming } = await twoDecks();
  leaving.currentTime = 29.8;
  vi.advanceTimersByTime(20);
  expect([leaving.volume, coming.volume]).toEqual([0.8, 0]);
  [leaving.currentTime, coming.currentTime] = [29.94, 0.08];
  vi.advanceTimersByTime(20);
  expect(leaving.volume).toBeCloseTo(0.4);
  expect(coming.volume).toBe(0.8);
});

it('ends with the first, and leaves the next as loud as wanted', async () => {
  const { leaving, coming } = await twoDecks();
  leaving.end();
  vi.advanceTimersByTime(20);
  expect([coming.volume, vi.getTimerCount()]).toEqual([0.8, 0]);
});

it('can be ended at once', async () => {
  const { coming, stop } = await twoDecks();
  stop();
  expect([coming.volume, vi.getTimerCount()]).toEqual([0.8, 0]);
});
