import { expect, it } from 'vitest';
import { needsCutting } from './needs-cutting.ts';

it.each([
  ['a long MP3', { type: 'audio/mpeg', size: 9_000_000 }, 'clip/too-long', true],
  ['a WAV of 300 MB', { type: 'audio/wav', size: 300_000_000 }, 'clip/too-large', true],
  ['FLAC, which is no clip as it is', { type: 'audio/flac', size: 20_000_000 }, 'clip/type', true],
  ['an MP3 that cannot be read', { type: 'audio/mpeg', size: 200_000 }, 'clip/type', false],
  ['an empty FLAC', { type: 'audio/flac', size: 0 }, 'clip/type', false],
  ['a text', { type: 'text/plain', size: 20 }, 'clip/type', false],
  ['a short clip', { type: 'audio/mpeg', size: 200_000 }, 'clip/too-short', false],
] as const)('%s', (_what, file, errorCode, cut) => {
  expect(needsCutting(file, errorCode)).toBe(cut);
});
