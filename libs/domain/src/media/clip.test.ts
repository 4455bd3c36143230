import { expect, it } from 'vitest';
import { CLIP_TYPES, clipTypeOf } from './clip.ts';

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
