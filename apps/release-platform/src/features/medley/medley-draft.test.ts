import { aMedley } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import {
  beginWith,
  draftOf,
  invalidTrack,
  inputOf,
  isChanged,
  unsavedOf,
  obstacleOf,
  titleFromFile,
  withStored,
  type DraftTrack,
  type MedleyDraft,
} from './medley-draft.ts';

const medley = aMedley();
const tracks = draftOf(medley, (clipId) => `/clips/a/${clipId}`);
const [first] = tracks as [DraftTrack];

test('a medley and its draft say the same, until something is changed', () => {
  expect(isChanged(medley, tracks)).toBe(false);
  expect(isChanged(medley, [{ ...first, title: `${first.title} ` }, ...tracks.slice(1)])).toBe(false);
  expect(isChanged(medley, tracks.toReversed())).toBe(true);
  expect(isChanged(medley, [{ ...first, productId: null }, ...tracks.slice(1)])).toBe(true);
  expect(isChanged(null, [])).toBe(false);
  expect(inputOf('a', [first])).toEqual({
    artistId: 'a',
    slots: [{ clipId: first.id, title: first.title, productId: first.productId }],
  });
});

test('it can be published when every track has a title and a clip; else the missing ones are named', () => {
  expect(obstacleOf(tracks)).toBeNull();
  expect(obstacleOf([first, { ...first, title: ' ' }])).toEqual({ kind: 'title', number: 2 });
  expect(obstacleOf([{ ...first, progress: { kind: 'sending', share: 1 } }])).toEqual({ kind: 'sending', number: 1 });
  expect(
    obstacleOf([first, first, { ...first, title: '', progress: { kind: 'failed', code: 'service/unavailable' } }]),
  ).toEqual({ kind: 'failed', number: 3 });
});

test.each([
  ['01 Low_Sun.final.mp3', '01 Low Sun.final'],
  ['صوت.m4a', 'صوت'],
  ['untitled', 'untitled'],
])('%s is called %s', (file, title) => {
  expect(titleFromFile(file)).toBe(title);
});

test.each([
  ['slots.2.clipId', 3],
  ['slots.0', 1],
  ['artistId', null],
  [null, null],
])('the error of %s is track %s’s', (field, number) => {
  expect(invalidTrack(field)).toBe(number);
});

const src = (clipId: string) => `/clips/a/${clipId}`;
const untouched: MedleyDraft = { base: medley, tracks, theirs: null, restored: false };
const newer = {
  ...medley,
  publishedAt: medley.publishedAt + 1,
  slots: medley.slots.map((slot) => ({ ...slot, title: `${slot.title} II` })),
};
const mine = { ...untouched, tracks: [{ ...first, title: 'Mine' }] };

test('a medley published in another tab is shown where nothing was changed here', () => {
  expect(withStored(untouched, newer, src)).toEqual({
    base: newer,
    tracks: draftOf(newer, src),
    theirs: null,
    restored: false,
  });
  expect(withStored(mine, { ...medley, publishedAt: 99 }, src)).toEqual({
    ...mine,
    base: { ...medley, publishedAt: 99 },
  });
});

test('changed here and published elsewhere, both versions stay until one is chosen', () => {
  const both = withStored(mine, newer, src);
  expect(both).toEqual({ ...mine, theirs: newer });
  expect(withStored(both, { ...newer, slots: [{ ...medley.slots[0]!, title: 'Mine' }] }, src).theirs).toBeNull();
});

test('tracks that were not published when the tab was closed are there again', () => {
  const entry = unsavedOf(
    {
      ...mine,
      tracks: [
        ...mine.tracks,
        { ...first, id: 'new', title: 'New' },
        { ...first, id: 'lost', progress: { kind: 'sending', share: 0.5 } },
      ],
    },
    1,
  );
  const again = beginWith(medley, entry ?? undefined, src);
  expect(again.tracks.map(({ id, title, src: from }) => [id, title, from])).toEqual([
    [first.id, 'Mine', src(first.id)],
    ['new', 'New', ''],
  ]);
  expect(again).toMatchObject({ base: medley, theirs: null, restored: true });
  expect(beginWith(newer, entry ?? undefined, src)).toMatchObject({ theirs: newer, restored: true });
  expect(unsavedOf(untouched, 1)).toBeNull();
  expect(beginWith(medley, undefined, src)).toEqual({ ...untouched, tracks });
});
