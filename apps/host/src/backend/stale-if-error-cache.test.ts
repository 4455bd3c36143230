import { setTimeout as delay } from 'node:timers/promises';
import type { PageReader } from '@countin/domain/pages';
import { aReleasePage } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { StaleIfErrorCache } from './stale-if-error-cache.ts';

const DAY = 86_400_000;

/** A database of one release that can be slow or away, with copies kept of what it said. */
function setUp({ limit = 1_000_000, patience = 20 } = {}) {
  const clock = { now: 0 };
  const errorCodes: unknown[] = [];
  const state = { title: 'Salt', mode: 'well' as 'well' | 'away' | 'silent', release: () => undefined as void };
  const answer = async <T>(value: () => T): Promise<T> => {
    if (state.mode === 'away') throw new Error('the database is away');
    const said = value();
    if (state.mode === 'silent') await new Promise<void>((resolve) => (state.release = resolve));
    return said;
  };
  const read = {
    releasePage: (id: string) => answer(() => (id === 'unknown' ? null : aReleasePage({ id, title: state.title }))),
    comingReleases: () =>
      answer(() => [
        aReleasePage({ id: 'late', firstInstant: 3 * DAY }),
        aReleasePage({ id: 'soon', firstInstant: DAY }),
      ]),
    medley: () => answer(() => null),
  } as unknown as PageReader;
  const kept = new StaleIfErrorCache({
    read,
    now: () => clock.now,
    limit,
    patience,
    onError: (error) => errorCodes.push(error),
  });
  const titleOn = async (place: string, id = 'salt') => {
    const page = kept.forPage(place);
    return [(await page.read.releasePage(id))?.title, page.staleSince()];
  };
  return { clock, errorCodes, state, kept, titleOn };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('while the database answers, its answers are used', async () => {
  const { state, titleOn } = setUp();
  await titleOn('page');
  state.title = 'Salt, again';
  expect(await titleOn('page')).toEqual(['Salt, again', null]);
});

test('a withdrawn release is removed from the cache, whichever page read it', async () => {
  const { state, kept, titleOn } = setUp();
  const RELEASE = JSON.stringify(['main', '', '/release/salt']);
  await titleOn('a frame');
  kept.purge((place) => place === RELEASE, true);
  state.mode = 'away';
  await expect(titleOn('a frame')).rejects.toThrow('the database is away');
});

test('while the database is down, the last answer is served with its age', async () => {
  const { clock, errorCodes, state, titleOn } = setUp();
  clock.now = 1000;
  await titleOn('page');
  state.mode = 'away';
  clock.now = 3_600_000;
  expect(await titleOn('page')).toEqual(['Salt', 1000]);
  expect(errorCodes).toHaveLength(1);
  clock.now = DAY + 1001;
  await expect(titleOn('page')).rejects.toThrow('the database is away');
});

test('a slow database is waited for up to the time limit, and a late answer is cached', async () => {
  const { state, titleOn } = setUp();
  await titleOn('page');
  Object.assign(state, { title: 'Salt, again', mode: 'silent' });
  expect(await titleOn('page')).toEqual(['Salt', 0]);
  state.release();
  await settled();
  state.mode = 'away';
  expect(await titleOn('page')).toEqual(['Salt, again', 0]);
});

test('a first read waits for the database', async () => {
  const { state, titleOn } = setUp();
  state.mode = 'silent';
  const requested = titleOn('page');
  await delay(30);
  state.release();
  expect(await requested).toEqual(['Salt', null]);
});

test('a withdrawn document is never served stale, even when it is being read', async () => {
  const { kept, state, titleOn } = setUp();
  await titleOn('page');
  await titleOn('calendar');
  state.mode = 'silent';
  await titleOn('page');
  kept.purge((place) => place === 'calendar', true);
  state.release();
  await settled();
  state.mode = 'away';
  await expect(titleOn('page')).rejects.toThrow('the database is away');
});

test('a changed document is read again, and its copy is served only when the database fails', async () => {
  const { kept, state, titleOn } = setUp();
  await titleOn('page');
  kept.purge((place) => place === 'page', false);
  state.mode = 'away';
  expect(await titleOn('page')).toEqual(['Salt', 0]);
  Object.assign(state, { title: 'Salt, again', mode: 'silent' });
  const requested = titleOn('page');
  await delay(30);
  state.release();
  expect(await requested).toEqual(['Salt, again', null]);
});

test('a document with no withdrawn page stays cached', async () => {
  const { kept, state, titleOn } = setUp();
  await titleOn('page');
  kept.purge((place) => place === 'another page', true);
  state.mode = 'away';
  expect((await titleOn('page'))[0]).toBe('Salt');
});

test('of upcoming releases only the still upcoming ones are served stale', async () => {
  const { kept, state } = setUp();
  const coming = async (from: number) =>
    (await kept.forPage('feed').read.comingReleases({ artistId: 'mira' }, from, 5)).map(({ id }) => id);
  expect(await coming(0)).toEqual(['late', 'soon']);
  state.mode = 'away';
  expect(await coming(2 * DAY)).toEqual(['late']);
});

test('a missing medley is cached, a missing page is not', async () => {
  const { kept, state, titleOn } = setUp();
  expect(await kept.forPage('page').read.medley('mira')).toBeNull();
  await titleOn('page', 'unknown');
  state.mode = 'away';
  expect(await kept.forPage('page').read.medley('mira')).toBeNull();
  await expect(titleOn('page', 'unknown')).rejects.toThrow('the database is away');
});

test('the cache stays within its memory limit and drops the least recently read first', async () => {
  // A copy's own text, and what is around it and around the ids of its pages.
  const one = JSON.stringify(aReleasePage({ id: 'a', title: 'Salt' })).length + 'releasePage ["a"]'.length + 650;
  const { state, titleOn } = setUp({ limit: 2 * one });
  for (const id of ['a', 'b', 'a', 'c']) await titleOn(id, id);
  state.mode = 'away';
  expect((await titleOn('a', 'a'))[0]).toBe('Salt');
  await expect(titleOn('b', 'b')).rejects.toThrow();
});
