import type { Agreement } from '@countin/domain/agreements';
import { documents } from '@countin/domain/documents';
import { aLabelProfile, anAgreement, anArtistProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/services.ts';
import { putSignups } from '../testing/stage.ts';
import { readLabelNumbers } from './read-label-numbers.ts';

async function stage() {
  const world = createWorld('label-numbers');
  await world.write('labelProfiles/label-tide', aLabelProfile({ artistIds: ['artist-mira', 'artist-yuki'] }));
  await world.write('artistProfiles/artist-mira', anArtistProfile({ createdBy: 'uid-tide' }));
  await world.write('artistProfiles/artist-yuki', anArtistProfile({ id: 'artist-yuki', createdBy: 'uid-yuki' }));
  await world.write('artistProfiles/artist-own', anArtistProfile({ id: 'artist-own', createdBy: 'uid-tide' }));
  const agreement = (artistId: string, change: Partial<Agreement>) =>
    world.write(documents.agreement('label-tide', artistId).path, { ...anAgreement({ artistId }), ...change });
  await agreement('artist-mira', { grants: ['numbers.see'] });
  await agreement('artist-yuki', { grants: ['releases.see'] });
  await agreement('artist-ended', { grants: ['numbers.see'], state: 'ended' });
  await putSignups(world, [
    { id: 'a'.repeat(32), scope: 'artist', productId: null, state: 'confirmed' },
    { id: 'b'.repeat(32), scope: 'artist', productId: null, state: 'unconfirmed' },
    { id: 'c'.repeat(32), state: 'confirmed' },
    { id: 'd'.repeat(32), state: 'confirmed' },
    { id: 'e'.repeat(32), state: 'stopped' },
    { id: 'f'.repeat(32), ownerId: 'artist-yuki', state: 'confirmed' },
  ]);
  return world;
}
const requested = {
  labelId: 'label-tide',
  artistIds: ['artist-mira', 'artist-yuki', 'artist-own', 'artist-ended', 'unknown'],
};

test('confirmed fans are counted of artists whose agreement shares numbers, of no other artist', async () => {
  expect(await readLabelNumbers(await stage(), 'uid-tide', requested)).toEqual({
    artists: [{ artistId: 'artist-mira', followers: 1, waiting: 2 }],
  });
});

test.each([
  ['uid-mira', 'label-tide', 'access/denied'],
  ['uid-tide', 'unknown', 'profile/not-found'],
])('%s reads no numbers of %s', async (caller, labelId, code) => {
  await expect(readLabelNumbers(await stage(), caller, { ...requested, labelId })).rejects.toMatchObject({ code });
});
