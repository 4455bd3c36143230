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
    releasePage: (id: string) => answer(() => (id === 'nobody' ? null : aReleasePage({ id, title: state.title }))),
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

test('while the database answers, what it says counts', async () => {
  const { state, titleOn } = setUp();
  await titleOn('page');
  state.title = 'Salt, again';
  expect(await titleOn('page')).toEqual(['Salt, again', null]);
});

test('a release that is taken back is forgotten by whichever page has read it', async () => {
  const { state, kept, titleOn } = setUp();
  const RELEASE = JSON.stringify(['main', '', '/release/salt']);
  await titleOn('a frame');
  kept.purge((place) => place === RELEASE, true);
  state.mode = 'away';
  await expect(titleOn('a frame')).rejects.toThrow('the database is away');
});

test('while it is away, the last that it said stands in, and the page knows since when', async () => {
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

test('a slow database is waited for no longer than a page has patience, and what it says late is for the next', async () => {
  const { state, titleOn } = setUp();
  await titleOn('page');
  Object.assign(state, { title: 'Salt, again', mode: 'silent' });
  expect(await titleOn('page')).toEqual(['Salt', 0]);
  state.release();
  await settled();
  state.mode = 'away';
  expect(await titleOn('page')).toEqual(['Salt, again', 0]);
});

test('what was never read before is waited for', async () => {
  const { state, titleOn } = setUp();
  state.mode = 'silent';
  const asked = titleOn('page');
  await new Promise((resolve) => setTimeout(resolve, 30));
  state.release();
  expect(await asked).toEqual(['Salt', null]);
});

test('nothing stands in for what was taken down, though it is read at that moment', async () => {
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

test('what has changed is waited for, and its copy stands in only where the database fails', async () => {
  const { kept, state, titleOn } = setUp();
  await titleOn('page');
  kept.purge((place) => place === 'page', false);
  state.mode = 'away';
  expect(await titleOn('page')).toEqual(['Salt', 0]);
  Object.assign(state, { title: 'Salt, again', mode: 'silent' });
  const asked = titleOn('page');
  await new Promise((resolve) => setTimeout(resolve, 30));
  state.release();
  expect(await asked).toEqual(['Salt, again', null]);
});

test('what no page of it was taken down stays', async () => {
  const { kept, state, titleOn } = setUp();
  await titleOn('page');
  kept.purge((place) => place === 'another page', true);
  state.mode = 'away';
  expect((await titleOn('page'))[0]).toBe('Salt');
});

test('of coming releases only those stand in that are still to come', async () => {
  const { kept, state } = setUp();
  const coming = async (from: number) =>
    (await kept.forPage('feed').read.comingReleases({ artistId: 'mira' }, from, 5)).map(({ id }) => id);
  expect(await coming(0)).toEqual(['late', 'soon']);
  state.mode = 'away';
  expect(await coming(2 * DAY)).toEqual(['late']);
});

test('that there is no medley is remembered, and pages that nobody has are not', async () => {
  const { kept, state, titleOn } = setUp();
  expect(await kept.forPage('page').read.medley('mira')).toBeNull();
  await titleOn('page', 'nobody');
  state.mode = 'away';
  expect(await kept.forPage('page').read.medley('mira')).toBeNull();
  await expect(titleOn('page', 'nobody')).rejects.toThrow('the database is away');
});

test('copies take no more memory than they may: the longest unread go first', async () => {
  const one = JSON.stringify(aReleasePage({ id: 'a', title: 'Salt' })).length + 'releasePage ["a"]'.length;
  const { state, titleOn } = setUp({ limit: 2 * one });
  for (const id of ['a', 'b', 'a', 'c']) await titleOn(id, id);
  state.mode = 'away';
  expect((await titleOn('a', 'a'))[0]).toBe('Salt');
  await expect(titleOn('b', 'b')).rejects.toThrow();
});
