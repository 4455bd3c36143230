import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  imageObjectName,
  imagePath,
  imageSchema,
  objectNames,
  parseImagePath,
  personImagePath,
} from './image.ts';
import { artistProfileSchema } from '../profile/profile.ts';
import { musicProductSchema } from '../release/product.ts';
import { aMusicProduct, anArtistProfile } from '../testing/builders.ts';

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

it('originals and what is made of them are in different folders', () => {
  expect(objectNames.original('cover', 'mira', 'one')).toBe('artists/mira/covers/one/original');
  expect(objectNames.original('picture', 'mira', 'one')).toBe('artists/mira/pictures/one/original');
  expect(objectNames.derived('mira', 'one', 640, 'webp')).toBe('artists/mira/images/one/640.webp');
  expect(objectNames.personOriginal('mira', 'one')).toBe('people/mira/pictures/one/original');
  expect(imageObjectName({ owner: 'person', ownerId: 'mira', imageId: 'one', width: 640, format: 'webp' })).toBe(
    'people/mira/images/one/640.webp',
  );
  expect(imageObjectName({ owner: 'artist', ownerId: 'mira', imageId: 'one', width: 640, format: 'webp' })).toBe(
    'artists/mira/images/one/640.webp',
  );
});

it('an image is at work, ready with its colours, or failed with a code', () => {
  const base = { id: 'one', kind: 'cover', createdBy: 'mira', createdAt: 1 };
  const colours = ['#000000', '#ffffff', '#ff0000'];
  expect(v.is(imageSchema, { ...base, state: 'processing' })).toBe(true);
  expect(v.is(imageSchema, { ...base, state: 'ready', colours, widths: [320] })).toBe(true);
  expect(v.is(imageSchema, { ...base, state: 'failed', code: 'image/type' })).toBe(true);
  expect(v.is(imageSchema, { ...base, state: 'ready', widths: [320] })).toBe(false);
  expect(v.is(imageSchema, { ...base, state: 'failed' })).toBe(false);
});

it('documents from before there were uploads have none', () => {
  const { coverImage: _cover, ...product } = aMusicProduct();
  const { pictureImage: _picture, ...artist } = anArtistProfile();
  expect(v.parse(musicProductSchema, product).coverImage).toBeNull();
  expect(v.parse(artistProfileSchema, artist).pictureImage).toBeNull();
});
