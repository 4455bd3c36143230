import { expect, it } from 'vitest';
import * as v from 'valibot';
import { imageObjectName, objectNames } from './image-objects.ts';
import { imageSchema } from './image-upload.ts';
import { artistProfileSchema } from '../profile/profile.ts';
import { musicProductSchema } from '../release/product.ts';
import { aMusicProduct, anArtistProfile } from '../testing/builders.ts';

it('originals and renditions are in different folders', () => {
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

it('a new release or artist for which no picture is uploaded has none', () => {
  const { coverImage: _cover, ...product } = aMusicProduct();
  const { pictureImage: _picture, ...artist } = anArtistProfile();
  expect(v.parse(musicProductSchema, product).coverImage).toBeNull();
  expect(v.parse(artistProfileSchema, artist).pictureImage).toBeNull();
});
