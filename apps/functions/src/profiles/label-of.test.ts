import { documents } from '@countin/domain/documents';
import type { LabelProfile } from '@countin/domain/profile';
import { aLabelProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { publishRelease } from '../releases/publish-release.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';

const putLabel = (world: TestWorld, change: Partial<LabelProfile>) => {
  const label = aLabelProfile(change);
  return world.write(documents.labelProfile(label.id).path, label);
};
async function labelAfterPublishing(world: TestWorld): Promise<unknown> {
  await publishRelease(world, 'uid-mira', { productId: 'product-tide' });
  return (await world.read('releasePages/product-tide'))?.['labelId'];
}

test.each([
  ['of its roster', { artistIds: ['artist-mira'], createdBy: 'uid-tide' }, 'label-tide'],
  ['of the same person', { artistIds: [], createdBy: 'uid-mira' }, 'label-tide'],
  ['that knows nothing of the artist', { artistIds: ['artist-else'], createdBy: 'uid-tide' }, null],
  ['of another name', { name: 'Kumo Tapes' }, null],
])('a release that names a label %s has %j: %j', async (_, change, expected) => {
  const world = createWorld('label');
  await putDraft(world, { labelName: 'Tide Line Records' });
  await putLabel(world, change);
  expect(await labelAfterPublishing(world)).toBe(expected);
});

test('of two labels of one name it is the older one, and stays with the one it has', async () => {
  const world = createWorld('label');
  await putDraft(world, { labelName: 'Tide Line Records' });
  await putLabel(world, { id: 'label-newer', createdAt: 2000 });
  expect(await labelAfterPublishing(world)).toBe('label-newer');
  await putLabel(world, { id: 'label-older', createdAt: 1000 });
  expect(await labelAfterPublishing(world)).toBe('label-newer');
});

test('a release that changes its label renews the feeds of both', async () => {
  const world = createWorld('label');
  await putDraft(world, { labelName: 'Tide Line Records' });
  await putLabel(world, {});
  await putLabel(world, { id: 'label-kumo', name: 'Kumo Tapes', customSlug: 'kumo-tapes' });
  await labelAfterPublishing(world);
  await world.db.doc('musicProducts/product-tide').update({ labelName: 'Kumo Tapes' });
  expect(await labelAfterPublishing(world)).toBe('label-kumo');
  expect(world.purged.at(-1)?.addresses).toEqual(
    expect.arrayContaining(['http://kumo-tapes.cnt.localhost:5173/feed', 'http://tide-line.cnt.localhost:5173/feed']),
  );
});
