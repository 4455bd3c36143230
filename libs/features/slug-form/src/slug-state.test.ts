import { expect, test } from 'vitest';
import { maySave, slugState } from './slug-state.ts';

const facts = { slug: 'mira-okafor', errorCode: null, wasLost: false, answer: undefined };

test('an invalid slug is refused without a request', () => {
  expect(slugState({ ...facts, slug: 'mi', errorCode: 'slug/too-short' })).toEqual({
    kind: 'error',
    code: 'slug/too-short',
  });
});

test('an answer decides between free and taken', () => {
  expect(slugState({ ...facts, answer: { free: true } })).toEqual({ kind: 'free' });
  expect(slugState({ ...facts, answer: { free: false, errorCode: 'slug/taken' } })).toEqual({
    kind: 'error',
    code: 'slug/taken',
  });
});

test('a failed check counts as unavailable', () => {
  const state = slugState({ ...facts, answer: { free: false, errorCode: 'service/unavailable' } });
  expect(state).toEqual({ kind: 'unknown' });
  expect(maySave(state)).toBe(false);
});

test('a slug lost between check and save stays lost, whatever the check says', () => {
  expect(slugState({ ...facts, wasLost: true, answer: { free: true } })).toEqual({ kind: 'error', code: 'slug/taken' });
});

test('a save need not wait for the check, since it decides itself', () => {
  expect(maySave(slugState(facts))).toBe(true);
  expect(maySave(slugState({ ...facts, slug: '' }))).toBe(false);
});
