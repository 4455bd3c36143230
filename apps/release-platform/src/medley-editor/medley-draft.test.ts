import { aMedley } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { draftOf, faultyTrack, inputOf, isChanged, isComplete, titleFromFile, type DraftTrack } from './medley-draft.ts';

const medley = aMedley();
const tracks = draftOf(medley, (clipId) => `/clips/a/${clipId}`);
const [first] = tracks as [DraftTrack];

test('a medley and its draft say the same, until something is changed', () => {
  expect(isChanged(medley, tracks)).toBe(false);
  expect(isChanged(medley, [{ ...first, title: `${first.title} ` }, ...tracks.slice(1)])).toBe(false);
  expect(isChanged(medley, tracks.toReversed())).toBe(true);
  expect(isChanged(medley, [{ ...first, productId: null }, ...tracks.slice(1)])).toBe(true);
  expect(isChanged(null, [])).toBe(false);
  expect(inputOf('a', [first])).toEqual({ artistId: 'a', slots: [{ clipId: first.id, title: first.title, productId: first.productId }] });
});

test('it can be published when every track has a title and its clip has arrived', () => {
  expect(isComplete(tracks)).toBe(true);
  expect(isComplete([])).toBe(false);
  expect(isComplete([{ ...first, title: ' ' }])).toBe(false);
  expect(isComplete([{ ...first, progress: { kind: 'sending', share: 1 } }])).toBe(false);
});

test.each([['01 Low_Sun.final.mp3', '01 Low Sun.final'], ['صوت.m4a', 'صوت'], ['untitled', 'untitled']])('%s is called %s', (file, title) => {
  expect(titleFromFile(file)).toBe(title);
});

test.each([['slots.2.clipId', 3], ['slots.0', 1], ['artistId', null], [null, null]])('the fault of %s is track %s’s', (field, number) => {
  expect(faultyTrack(field)).toBe(number);
});
