import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LIMITS } from '../fields/limits.ts';
import { CLIP_TYPES, clipPath, clipTypeOf, medleySchema, parseClipPath } from './medley.ts';
import { aMedley } from '../testing/builders.ts';

const [slot] = aMedley().slots;

it.each([
  ['its shortest', { durationMs: LIMITS.clipShortestMs }, true],
  ['a millisecond less', { durationMs: LIMITS.clipShortestMs - 1 }, false],
  ['its longest', { durationMs: LIMITS.clipLongestMs }, true],
  ['a millisecond more', { durationMs: LIMITS.clipLongestMs + 1 }, false],
  ['no release', { productId: null, productTitle: null }, true],
  ['no title', { title: ' ' }, false],
])('a track with %s fits: %o %s', (_what, change, fits) => {
  expect(v.is(medleySchema, aMedley({ slots: [{ ...slot, ...change }] as ReturnType<typeof aMedley>['slots'] }))).toBe(
    fits,
  );
});

it.each([
  [0, false],
  [1, true],
  [4, true],
  [5, false],
])('%i tracks: %s', (count, fits) => {
  expect(
    v.is(
      medleySchema,
      aMedley({ slots: Array.from({ length: count }, () => slot) as ReturnType<typeof aMedley>['slots'] }),
    ),
  ).toBe(fits);
});

it('a path names its clip, and nothing else does', () => {
  expect(parseClipPath(clipPath('artist-mira', 'one'))).toEqual({ artistId: 'artist-mira', clipId: 'one' });
  for (const path of ['/clips/', '/clips/a', '/clips/a/b/c', '/clips/a/b.mp3', '/clips/a/..%2fb', '/images/a/b'])
    expect(parseClipPath(path)).toBeNull();
});

it('a type has other names, and a picture is none', () => {
  for (const type of CLIP_TYPES) expect(clipTypeOf(type)).toBe(type);
  expect(['audio/mp3', 'audio/x-m4a', 'AUDIO/X-WAV', 'audio/webm;codecs=opus'].map(clipTypeOf)).toEqual([
    'audio/mpeg',
    'audio/mp4',
    'audio/wav',
    'audio/webm',
  ]);
  expect(['image/png', '', 'text/html', 'constructor'].map(clipTypeOf)).toEqual([null, null, null, null]);
});
