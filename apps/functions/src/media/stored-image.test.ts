import { objectNames } from '@countin/domain/media';
import { expect, test } from 'vitest';
import { encodedNames, imageOfObject, originalNames, recordOf, type StoredImage } from './stored-image.ts';

const IMAGES: StoredImage[] = [
  { owner: 'artist', ownerId: 'artist-mira', imageId: 'a_B-9' },
  { owner: 'person', ownerId: 'uid-mira', imageId: 'one' },
];

test.each(IMAGES)('a picture of $owner is told by the names of its objects', (image) => {
  for (const name of originalNames(image)) expect(imageOfObject(name)).toEqual({ part: 'original', image });
  for (const name of encodedNames(image)) expect(imageOfObject(name)).toEqual({ part: 'encoded', image });
  expect(encodedNames(image)).toHaveLength(image.owner === 'artist' ? 7 : 6);
});

test('artists and people have their records apart', () => {
  expect(IMAGES.map((image) => recordOf(image).path)).toEqual([
    'artistProfiles/artist-mira/images/a_B-9',
    'users/uid-mira/images/one',
  ]);
});

test.each([
  'a',
  'artists',
  'artists/one/clips/a/original',
  'artists/one/images/a/original',
  'artists/one/images/a/321.avif',
  'artists/one/covers/a/320.avif',
  'artists/one/covers/a/original/b',
  'artists//covers/a/original',
  'artists/one/covers/a.b/original',
  'people/one/covers/a/original',
  `x/${objectNames.original('cover', 'one', 'a')}`,
])('%s is no part of one', (name) => {
  expect(imageOfObject(name)).toBeNull();
});
