import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { aLabelProfile } from '@countin/domain/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createWorld } from '../testing/services.ts';
import { putArtist, putDraft, putPage } from '../testing/stage.ts';
import { createProfile } from './create-profile.ts';
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
  expect(product?.['searchTokens']).toEqual(expect.arrayContaining(['night', 'okafor']));
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

describe('the activity log', () => {
  const label = { kind: 'label', profileId: 'label-tide' } as const;
  const logged = async ({ list, read }: Awaited<ReturnType<typeof stage>>, profile: string) => {
    const entries = await Promise.all((await list(`${profile}/activity`)).map((path) => read(path)));
    return entries.map((entry) => [entry?.['action'], entry?.['actor'], entry?.['before'], entry?.['after']]);
  };

  test('records a new name once, with the former one', async () => {
    const world = await stage();
    const input = v.parse(callables.createProfile.input, {
      kind: 'artist',
      name: 'Mira',
      customSlug: 'mira-night',
    });
    const { profileId } = await createProfile(world, 'uid-mira', input);
    const path = `artistProfiles/${profileId}`;
    const artist = { kind: 'artist', profileId } as const;
    await renewProfile(world, 'uid-mira', artist);
    expect(await logged(world, path)).toEqual([]);
    await world.db.doc(path).update({ name: 'Mira Night' });
    await renewProfile(world, 'uid-mira', artist);
    await renewProfile(world, 'uid-mira', artist);
    expect(await logged(world, path)).toEqual([['name.changed', 'uid-mira', 'Mira', 'Mira Night']]);
  });

  test('records branding once for each sitting', async () => {
    const world = await stage();
    const branded = async (ground: string) => {
      await world.db.doc('labelProfiles/label-tide').update({ ground });
      await renewProfile(world, 'uid-mira', label);
    };
    await renewProfile(world, 'uid-mira', label);
    expect(await logged(world, 'labelProfiles/label-tide'), 'nothing of its branding was chosen').toEqual([]);
    await branded('#112233');
    await branded('#223344');
    expect(await logged(world, 'labelProfiles/label-tide')).toEqual([['branding.changed', 'uid-mira', null, null]]);
    world.passTime(3_600_000);
    await branded('#334455');
    expect(await logged(world, 'labelProfiles/label-tide')).toHaveLength(2);
  });
});
