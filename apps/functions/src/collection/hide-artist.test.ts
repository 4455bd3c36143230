import { MOST_HIDDEN_ARTISTS } from '@countin/domain/collection';
import { documents } from '@countin/domain/documents';
import { anArtistProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { refTo, setDocument } from '../platform/write-document.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { hideArtist, readHiddenArtists } from './hide-artist.ts';

const ANA = 'uid-ana';
const BEN = 'uid-ben';
const MIRA = { artistId: 'artist-mira', name: 'Mira Okafor' };

async function staged(): Promise<TestWorld> {
  const world = createWorld('hidden');
  await putArtist(world);
  return world;
}

const hide = (world: TestWorld, artistId = MIRA.artistId, hidden = true) =>
  hideArtist(world, ANA, { artistId, hidden });

test('a hidden artist is on the list, once, until it is shown again', async () => {
  const world = await staged();
  expect(await readHiddenArtists(world, ANA)).toEqual({ artists: [] });
  await hide(world);
  expect(await hide(world)).toEqual({ artists: [MIRA] });
  expect(await readHiddenArtists(world, ANA)).toEqual({ artists: [MIRA] });
  expect(await hide(world, MIRA.artistId, false)).toEqual({ artists: [] });
});

test('it is hidden from the person alone', async () => {
  const world = await staged();
  await hide(world);
  expect(await readHiddenArtists(world, BEN)).toEqual({ artists: [] });
});

test('an artist that does not exist is not listed', async () => {
  const world = await staged();
  expect(await hide(world, 'uid-without-account')).toEqual({ artists: [] });
});

test('two devices hide one each at once', async () => {
  const world = await staged();
  const ben = documents.artistProfile('artist-ben');
  await setDocument(
    world.db,
    refTo(world.db, ben),
    anArtistProfile({ id: 'artist-ben', name: 'Ben', customSlug: 'ben' }),
  );
  await Promise.all([hide(world), hide(world, 'artist-ben')]);
  const { artists } = await readHiddenArtists(world, ANA);
  expect(artists.map(({ artistId }) => artistId).sort()).toEqual(['artist-ben', 'artist-mira']);
});

test('there is room for many, and not for all', async () => {
  const world = await staged();
  const many = Array.from({ length: MOST_HIDDEN_ARTISTS }, (_, at) => ({ artistId: `artist-${at}`, name: 'Ben' }));
  await world.write(documents.collectionState(ANA).path, { uid: ANA, hidden: many });
  await expect(hide(world)).rejects.toMatchObject({ code: 'field/too-many' });
});
