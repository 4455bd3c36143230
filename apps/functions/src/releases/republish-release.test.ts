import { releasePageSchema } from '@countin/domain/release-metadata';
import { aReleaseText, withTimestamps } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { changeReleaseSlug } from './change-release-slug.ts';
import { publishRelease } from './publish-release.ts';
import { republishReleases } from '../publisher/many-releases.ts';
import { withdrawRelease } from './withdraw-release.ts';
import { putTestMember } from '../testing/members.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';

const OWNER = 'uid-mira';
const WORK = 'musicProducts/product-tide';
const PAGE = 'releasePages/product-tide';
const TEXT = `${WORK}/texts/de`;
const release = { productId: 'product-tide' };
/** Its only result. */
const republish = async (world: TestWorld, caller: string, expectedPublishedAt: number) =>
  (await republishReleases(world, caller, { releases: [{ ...release, expectedPublishedAt }] })).results[0];
const pageOf = async (world: TestWorld) => v.parse(releasePageSchema, await world.read(PAGE));

async function edit(world: TestWorld, change: object): Promise<void> {
  world.passTime(60_000);
  await world.db.doc(WORK).update({ ...change, updatedAt: Timestamp.fromMillis(world.now()) });
}

async function publish(world: TestWorld): Promise<number> {
  world.passTime(60_000);
  return (await publishRelease(world, OWNER, release)).publishedAt;
}

/** A live page whose working copy has another title and another German text. */
async function changed() {
  const world = createWorld('republish');
  await putDraft(world);
  await world.write(TEXT, withTimestamps(aReleaseText({ short: 'Vier Lieder.' }), Timestamp.fromMillis));
  await publish(world);
  const publishedAt = await publish(world);
  const live = await pageOf(world);
  await edit(world, { title: 'Unpublished', labelName: 'Nobody' });
  await world.db.doc(TEXT).update({ short: 'Fünf Lieder.' });
  const again = (caller = OWNER) => republish(world, caller, publishedAt);
  return { world, live, publishedAt, again };
}

describe('undoing that a page was taken down', () => {
  test.each(['draft', 'archived'] as const)(
    'to %s puts its last version back, and keeps what nobody has published',
    async (to) => {
      const { world, live, publishedAt, again } = await changed();
      const work = await world.read(WORK);
      await withdrawRelease(world, OWNER, { ...release, to });
      world.passTime(60_000);
      const purges = world.purged.length;
      const result = await again();
      expect(result?.publishedAt).toBeLessThanOrEqual(publishedAt);
      expect({ ...(await pageOf(world)), publishedAt }).toEqual(live);
      expect(await world.read(WORK)).toEqual({ ...work, publishedAt: Timestamp.fromMillis(result?.publishedAt ?? 0) });
      expect((await world.read(TEXT))?.['short']).toBe('Fünf Lieder.');
      expect(await world.list('pageVersions/release_product-tide/versions')).toHaveLength(1);
      expect(world.purged.slice(purges).flatMap(({ addresses }) => addresses)).toContain(
        'http://countin.localhost:5173/release/mira-okafor.tide-lines',
      );
    },
  );

  test('keeps changes that come meanwhile, and uses the slug of today', async () => {
    const { world, again } = await changed();
    await withdrawRelease(world, OWNER, { ...release, to: 'draft' });
    await edit(world, { title: 'Later' });
    await changeReleaseSlug(world, OWNER, { ...release, productSlug: 'low-tide' });
    await again();
    expect(await pageOf(world)).toMatchObject({ title: 'Tide Lines', productSlug: 'low-tide' });
    expect((await world.read(WORK))?.['title']).toBe('Later');
  });

  test('changes nothing once it is done, and is refused once another version was published', async () => {
    const { world, live, publishedAt, again } = await changed();
    const work = await world.read(WORK);
    for (let time = 0; time < 2; time += 1) expect(await again()).toMatchObject({ code: null });
    expect({ ...(await pageOf(world)), publishedAt }).toEqual(live);
    expect(await world.read(WORK)).toEqual(work);
    await withdrawRelease(world, OWNER, { ...release, to: 'draft' });
    await publish(world);
    await withdrawRelease(world, OWNER, { ...release, to: 'archived' });
    expect(await again()).toMatchObject({ code: 'release/changed', publishedAt: null });
    expect(await pageOf(world)).toMatchObject({ status: 'archived', title: 'Unpublished' });
  });

  test('is refused for viewers and for a release without a version', async () => {
    const { world, again } = await changed();
    await putTestMember(world, 'viewer', 'viewer');
    await withdrawRelease(world, OWNER, { ...release, to: 'draft' });
    expect(await again('viewer')).toMatchObject({ code: 'access/denied' });
    for (const path of await world.list('pageVersions/release_product-tide/versions'))
      await world.db.doc(path).delete();
    expect(await again()).toMatchObject({ code: 'version/not-found' });
    expect(await world.read(PAGE)).toBeUndefined();
  });

  test('is refused where a picture of the version is gone', async () => {
    const colours: [string, string, string] = ['#0b3954', '#ff6b35', '#f7fff7'];
    const { world } = await changed();
    await world.write('artistProfiles/artist-mira/images/one', {
      ...{ id: 'one', kind: 'cover', state: 'ready', createdBy: OWNER, createdAt: Timestamp.fromMillis(world.now()) },
      ...{ widths: [320], colours },
    });
    await edit(world, { coverImage: { imageId: 'one', colours, alt: 'A boat' } });
    const expectedPublishedAt = await publish(world);
    await edit(world, { coverImage: null });
    await withdrawRelease(world, OWNER, { ...release, to: 'draft' });
    await world.db.doc('artistProfiles/artist-mira/images/one').delete();
    expect(await republish(world, OWNER, expectedPublishedAt)).toMatchObject({
      code: 'image/not-ready',
      field: 'coverImage',
    });
    expect(await world.read(PAGE)).toBeUndefined();
  });
});
