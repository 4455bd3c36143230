import { describe, expect, test } from 'vitest';
import { publishRelease } from './publish-release.ts';
import { createWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { withdrawRelease } from './withdraw-release.ts';

async function published() {
  const world = createWorld('withdraw');
  await putDraft(world);
  await publishRelease(world, 'uid-mira', { productId: 'product-tide' });
  return world;
}

describe('withdrawing a release', () => {
  test('to a draft removes the page and keeps the working copy', async () => {
    const world = await published();
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'draft' });
    expect(await world.read('releasePages/product-tide')).toBeUndefined();
    expect(await world.read('musicProducts/product-tide')).toMatchObject({
      status: 'draft',
      publishedAt: null,
      title: 'Tide Lines',
    });
  });

  test('to the archive keeps the page with its links and marks it archived', async () => {
    const world = await published();
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'archived' });
    expect(await world.read('releasePages/product-tide')).toMatchObject({
      status: 'archived',
      storeLinks: [{ id: 'link-1' }],
    });
    expect(await world.read('musicProducts/product-tide')).toMatchObject({ status: 'archived' });
  });

  test('is refused for other users and for a missing release', async () => {
    const world = await published();
    await expect(withdrawRelease(world, 'uid-tide', { productId: 'product-tide', to: 'draft' })).rejects.toMatchObject({
      code: 'access/denied',
    });
    await expect(withdrawRelease(world, 'uid-mira', { productId: 'nothing', to: 'draft' })).rejects.toMatchObject({
      code: 'release/not-found',
    });
    expect(await world.read('releasePages/product-tide')).toMatchObject({ status: 'published' });
  });
});
