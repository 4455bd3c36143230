import { expect, it } from 'vitest';
import { clipPath, parseClipPath } from './media-paths.ts';

it('a path names its clip, and nothing else does', () => {
  expect(parseClipPath(clipPath('artist-mira', 'one'))).toEqual({ artistId: 'artist-mira', clipId: 'one' });
  for (const path of ['/clips/', '/clips/a', '/clips/a/b/c', '/clips/a/b.mp3', '/clips/a/..%2fb', '/images/a/b'])
    expect(parseClipPath(path)).toBeNull();
});
