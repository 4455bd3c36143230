import { aLabelProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { renewProfile } from './logic.ts';

async function stage() {
  const world = createWorld('renew-profile');
  await putArtist(world);
  await world.write('labelProfiles/label-tide', aLabelProfile({ createdBy: 'uid-mira' }));
  return world;
}

test('a changed artist is new on every page that shows it', async () => {
  const world = await stage();
  await renewProfile(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira' });
  expect(world.renewed).toMatchObject([{ gone: false, addresses: expect.arrayContaining(['http://4track.localhost:5173/mira-okafor', 'http://mira-okafor.cnt.localhost:5173/medley', 'http://countin.localhost:5173/embed/mira-okafor']) as unknown }]);
  expect(await world.list('purges')).toEqual([]);
});

test('a changed label is new at each address of its feed', async () => {
  const world = await stage();
  await renewProfile(world, 'uid-mira', { kind: 'label', profileId: 'label-tide' });
  expect(world.renewed).toMatchObject([{ gone: false, addresses: expect.arrayContaining(['http://tide-line.cnt.localhost:5173/', 'http://tide-line.cnt.localhost:5173/feed.rss', 'http://countin.localhost:5173/feed']) as unknown }]);
});

test('what caches did not take is left to the schedule', async () => {
  const world = await stage();
  world.renewalFault = new Error('connect ECONNREFUSED');
  await renewProfile(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira' });
  expect(await world.list('purges')).toHaveLength(1);
});

test.each([
  ['uid-other', 'artist-mira', 'access/denied'],
  ['uid-mira', 'nobody', 'profile/not-found'],
])('%s renews nothing of %s', async (owner, profileId, code) => {
  const world = await stage();
  await expect(renewProfile(world, owner, { kind: 'artist', profileId })).rejects.toMatchObject({ code });
  expect(world.renewed).toEqual([]);
});
