import { documents } from '@countin/domain/documents';
import { aLabelProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/services.ts';
import { putArtist, putDraft, putPage } from '../testing/stage.ts';
import { followLeftOverRenames } from './follow-rename.ts';
import { renewProfile } from './renew-profile.ts';

async function stage() {
  const world = createWorld('renew-profile');
  await putArtist(world);
  await world.write('labelProfiles/label-tide', aLabelProfile({ createdBy: 'uid-mira' }));
  return world;
}

test('a changed artist is new on every page that shows it', async () => {
  const world = await stage();
  await renewProfile(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira' });
  expect(world.purged).toMatchObject([
    {
      gone: false,
      addresses: expect.arrayContaining([
        'http://4track.localhost:5173/mira-okafor',
        'http://mira-okafor.cnt.localhost:5173/medley',
        'http://countin.localhost:5173/embed/mira-okafor',
      ]) as unknown,
    },
  ]);
  expect(await world.list('purges')).toEqual([]);
});

test('a changed label is new at each address of its feed', async () => {
  const world = await stage();
  await renewProfile(world, 'uid-mira', { kind: 'label', profileId: 'label-tide' });
  expect(world.purged).toMatchObject([
    {
      gone: false,
      addresses: expect.arrayContaining([
        'http://tide-line.cnt.localhost:5173/',
        'http://tide-line.cnt.localhost:5173/feed.rss',
        'http://countin.localhost:5173/feed',
      ]) as unknown,
    },
  ]);
});

test('a purge that failed is repeated by the schedule', async () => {
  const world = await stage();
  world.purgeError = new Error('connect ECONNREFUSED');
  await renewProfile(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira' });
  expect(await world.list('purges')).toHaveLength(1);
});

test.each([
  ['uid-other', 'artist-mira', 'access/denied'],
  ['uid-mira', 'unknown', 'profile/not-found'],
])('%s renews nothing of %s', async (owner, profileId, code) => {
  const world = await stage();
  await expect(renewProfile(world, owner, { kind: 'artist', profileId })).rejects.toMatchObject({ code });
  expect(world.purged).toEqual([]);
});

test('an artist’s new name goes to every release page, to the medley and to what releases are found by', async () => {
  const world = await stage();
  const { updatedAt } = await putDraft(world);
  await putPage(world);
  await putPage(world, { id: 'of-another', artistId: 'artist-other' });
  await world.write('medleys/artist-mira', { artistId: 'artist-mira', artistName: 'Mira Okafor' });
  await world.db.doc('artistProfiles/artist-mira').update({ name: 'Mira Night' });
  await renewProfile(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira' });
  expect((await world.read('releasePages/product-tide'))?.['artistName']).toBe('Mira Night');
  expect((await world.read('medleys/artist-mira'))?.['artistName']).toBe('Mira Night');
  expect((await world.read('releasePages/of-another'))?.['artistName']).toBe('Mira Okafor');
  const product = await world.read('musicProducts/product-tide');
  expect(product?.['searchTokens']).toEqual(expect.arrayContaining(['night']));
  expect((product?.['updatedAt'] as { toMillis(): number }).toMillis()).toBe(updatedAt);
  expect(world.purged.flatMap(({ addresses }) => addresses)).toEqual(
    expect.arrayContaining([expect.stringContaining('/release/') as unknown]),
  );
  expect(await world.list(documents.artistRenames().path)).toEqual([]);

  world.purged.length = 0;
  await renewProfile(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira' });
  expect(world.purged, 'the same name again: only the artist’s own pages').toHaveLength(1);
});

test('a rename that did not get done is followed by the schedule', async () => {
  const world = await stage();
  await putPage(world);
  await world.db.doc('artistProfiles/artist-mira').update({ name: 'Mira Night' });
  await world.write(documents.artistRename('artist-mira').path, { artistId: 'artist-mira', at: new Date(world.now()) });
  await followLeftOverRenames(world, Infinity);
  expect((await world.read('releasePages/product-tide'))?.['artistName'], 'its call may still be at work').toBe(
    'Mira Okafor',
  );
  world.passTime(120_000);
  await followLeftOverRenames(world, Infinity);
  expect((await world.read('releasePages/product-tide'))?.['artistName']).toBe('Mira Night');
  expect(await world.list(documents.artistRenames().path)).toEqual([]);
});
