import { afterEach, expect, test, vi } from 'vitest';
import { openPicture } from './open-picture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which every picture has this size. */
function browserThatShows(width: number, height: number): string[] {
  const revoked: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: (url: string) => revoked.push(url) });
  vi.stubGlobal(
    'Image',
    class {
      readonly naturalWidth = width;
      readonly naturalHeight = height;
      onload = () => undefined;
      set src(_: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  return revoked;
}

test.each([
  ['image/png', 1, 20_000_000, 'image/shape'],
  ['image/png', 16_385, 3000, 'image/shape'],
  ['image/webp', 2001, 100, 'image/shape'],
  ['image/jpeg', 7300, 7300, 'image/too-large'],
  ['image/avif', 5200, 5200, 'image/too-large'],
])('a picture in %s of %i × %i is refused before it is sent', async (type, width, height, code) => {
  const revoked = browserThatShows(width, height);
  await expect(openPicture(new Blob(['picture'], { type }))).rejects.toMatchObject({ code });
  expect(revoked).toEqual(['blob:picture']);
});

test.each([
  ['image/png', 16_384, 820],
  ['image/jpeg', 8700, 5900],
  ['image/avif', 5000, 5000],
])('a picture in %s of %i × %i is opened', async (type, width, height) => {
  browserThatShows(width, height);
  expect(await openPicture(new Blob(['picture'], { type }))).toMatchObject({ width, height, type });
});
