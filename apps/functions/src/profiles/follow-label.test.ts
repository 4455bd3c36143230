import { aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putArtist, putPage } from '../testing/stage.ts';
import { followLeftOverLabels } from './follow-label.ts';
import { renewProfile } from './renew-profile.ts';

const LABEL = aLabelProfile({ brandReach: 'all', accent: '#d33d17', typeface: 'serif' });

async function stage(): Promise<TestWorld> {
  const world = createWorld('follow-label');
  await putArtist(world);
  await world.write('labelProfiles/label-tide', LABEL);
  await putPage(world, { labelId: LABEL.id });
  await putPage(world, { id: 'elsewhere', productSlug: 'elsewhere' });
  return world;
}
const renew = (world: TestWorld) => renewProfile(world, 'uid-tide', { kind: 'label', profileId: LABEL.id });
const brandIn = async (world: TestWorld, path: string) => (await world.read(path))?.['labelBrand'];
const change = (world: TestWorld, fields: Partial<typeof LABEL>) =>
  world.write('labelProfiles/label-tide', { ...LABEL, copiedBrand: 'before', ...fields });

test('branding is at once on the pages of the label’s releases and of its roster, and on no other', async () => {
  const world = await stage();
  await renew(world);
  const brand = { labelId: LABEL.id, name: LABEL.name, brandReach: 'all', accent: '#d33d17', typeface: 'serif' };
  expect(await brandIn(world, 'releasePages/product-tide')).toMatchObject(brand);
  expect(await brandIn(world, 'artistProfiles/artist-mira')).toMatchObject(brand);
  expect(await brandIn(world, 'releasePages/elsewhere')).toBeNull();
  const purged = world.purged.flatMap(({ addresses }) => addresses);
  expect(purged).toContain('http://countin.localhost:5173/release/mira-okafor.tide-lines');
  expect(purged).toContain('http://4track.localhost:5173/mira-okafor');
  expect(await world.list('labelChanges')).toEqual([]);
});

test('a change that concerns the label’s own page alone touches no other page', async () => {
  const world = await stage();
  await renew(world);
  const before = world.purged.length;
  await renew(world);
  expect(world.purged).toHaveLength(before + 1);
});

test('branding that no longer reaches other pages leaves them', async () => {
  const world = await stage();
  await renew(world);
  await change(world, { brandReach: 'page' });
  await renew(world);
  expect(await brandIn(world, 'releasePages/product-tide')).toBeNull();
  expect(await brandIn(world, 'artistProfiles/artist-mira')).toBeNull();
});

test('an artist who left loses the branding, except on releases that came out on the label', async () => {
  const world = await stage();
  const past = { mode: 'local', date: '2026-01-01', time: '00:00' } as const;
  await putPage(world, { id: 'out', productSlug: 'out', labelId: LABEL.id, releaseMoment: past });
  await renew(world);
  await change(world, { artistIds: [] });
  await renew(world);
  expect(await world.read('artistProfiles/artist-mira')).toMatchObject({ name: 'Mira Okafor', labelBrand: null });
  expect(await brandIn(world, 'releasePages/out')).toMatchObject({ labelId: LABEL.id });
  expect(await world.read('releasePages/product-tide')).toMatchObject({ labelId: null, labelBrand: null });
});

test('the branding of another label is left as it is', async () => {
  const world = await stage();
  const other = { ...anArtistProfile().labelBrand, labelId: 'label-other', name: 'Other', customSlug: 'other-label' };
  await world.write('artistProfiles/artist-mira', { ...anArtistProfile(), labelBrand: other });
  await renew(world);
  expect(await brandIn(world, 'artistProfiles/artist-mira')).toMatchObject({ labelId: 'label-other' });
});

test('what a call left over, the schedule does', async () => {
  const world = await stage();
  await world.write('labelChanges/label-tide', { labelId: LABEL.id, at: new Date(world.now() - 61_000) });
  await followLeftOverLabels(world, Infinity);
  expect(await brandIn(world, 'releasePages/product-tide')).toMatchObject({ labelId: LABEL.id });
  expect(await world.list('labelChanges')).toEqual([]);
});
