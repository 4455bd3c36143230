import { describe, expect, it } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../media/image.ts';
import { imagePath, parseImagePath, personImagePath } from './media-paths.ts';

describe('the path of a picture', () => {
  it('says which one it is', () => {
    for (const width of IMAGE_WIDTHS) {
      for (const format of IMAGE_FORMATS) {
        const address = { imageId: 'a_B-9', width, format };
        expect(parseImagePath(imagePath('artist-mira', 'a_B-9', width, format))).toEqual({
          owner: 'artist',
          ownerId: 'artist-mira',
          ...address,
        });
        expect(parseImagePath(personImagePath('uid-mira', 'a_B-9', width, format))).toEqual({
          owner: 'person',
          ownerId: 'uid-mira',
          ...address,
        });
      }
    }
  });

  it.each([
    '/images/a/b/320.png',
    '/images/a/b/100.avif',
    '/images/a/b/0320.avif',
    '/images/a/b/original',
    '/images/a/b/320.avif/',
    '/images/a/../320.avif',
    '/images/a/b%2Fc/320.avif',
    '/images//b/320.avif',
    '/images/a/b/c/320.avif',
    '/Images/a/b/320.avif',
    '/images/people/a/b/c/320.avif',
    `/images/${'a'.repeat(129)}/b/320.avif`,
  ])('%s is none', (path) => {
    expect(parseImagePath(path)).toBeNull();
  });
});
