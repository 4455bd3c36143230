import { documents } from '@countin/domain/documents';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { aMedley, aProductContent } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import { refTo, setDocument } from '../platform/write-document.ts';
import { changeSlug } from '../profiles/change-slug.ts';
import { callAs } from '../testing/call-as.ts';
import { putTestMember } from '../testing/members.ts';
import { putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { changeReleaseSlug } from './change-release-slug.ts';
import { createRelease } from './create-release.ts';
import { deleteRelease } from './deletion/delete-release.ts';
import { restoreRelease } from './deletion/restore-release.ts';
import { publishRelease } from './publish-release.ts';
import { withdrawRelease } from './withdraw-release.ts';

const owner = 'uid-mira';
const artistId = 'artist-mira';
const release = { productId: 'product-tide' };
const page = 'releasePages/product-tide';
const HOST = 'http://countin.localhost:5173';
const addressesOf = (slug: string) => [
  `${HOST}/release/mira-okafor.${slug}`,
  `${HOST}/release/mira-okafor.${slug}.ics`,
];
const claims = (world: TestWorld) => world.list(`artistProfiles/${artistId}/productSlugs`);
const slugIn = async (world: TestWorld, path: string) => (await world.read(path))?.['productSlug'] as unknown;

/** A draft with the slug `tide-lines`, which it has claimed as every release does. */
async function aDraft(): Promise<TestWorld> {
  const world = createWorld('release-slug');
  world.identity.put(owner, {});
  world.identity.verifiedUids.add(owner);
  await putUser(world, owner, { displayName: 'Mira' });
  await putDraft(world);
  await world.write('slugs/mira-okafor', { kind: 'artist', profileId: artistId, createdBy: owner });
  await world.write(`artistProfiles/${artistId}/productSlugs/tide-lines`, { ...release, createdBy: owner });
  return world;
}
async function published(): Promise<TestWorld> {
  const world = await aDraft();
  await publishRelease(world, owner, release);
  return world;
}
const another = (world: TestWorld, productSlug: string) =>
  createRelease(world, owner, { ...aProductContent(), artistId, productSlug });
const change = (world: TestWorld, productSlug: string, productId = release.productId) =>
  changeReleaseSlug(world, owner, { productId, productSlug });

describe('changing the slug of a release', () => {
  test('while it is scheduled: keeps the former one, and brings the new one to the page and to searches', async () => {
    const world = await published();
    const { updatedAt, publishedAt } = (await world.read('musicProducts/product-tide')) ?? {};
    await change(world, 'low-tide');
    expect(await claims(world)).toEqual(
      ['low-tide', 'tide-lines'].map((slug) => `artistProfiles/${artistId}/productSlugs/${slug}`),
    );
    for (const path of [page, 'musicProducts/product-tide', 'discoveryEntries/product-tide'])
      expect([path, await slugIn(world, path)]).toEqual([path, 'low-tide']);
    // The page has nothing unpublished, and an editor that is open can go on writing.
    expect(await world.read('musicProducts/product-tide')).toMatchObject({ updatedAt, publishedAt });
    expect(await world.list('discoveryChanges')).toEqual([]);
  });

  test('renews what caches have of both addresses, now and when it is out', async () => {
    const world = { ...createWorld('release-slug'), hub: 'http://hub.example/' };
    await putDraft(world);
    await world.write(`artistProfiles/${artistId}/productSlugs/tide-lines`, { ...release, createdBy: owner });
    await publishRelease(world, owner, release);
    await change(world, 'low-tide');
    const both = expect.arrayContaining([...addressesOf('tide-lines'), ...addressesOf('low-tide')]) as unknown;
    expect(world.purged.at(-1)).toMatchObject({ addresses: both, gone: false });
    expect(await world.read('purges/moment-product-tide')).toMatchObject({ addresses: both });
  });

  test('of a draft stays when it is published', async () => {
    const world = await aDraft();
    await change(world, 'low-tide');
    expect(await world.read(page)).toBeUndefined();
    await publishRelease(world, owner, release);
    expect(await slugIn(world, page)).toBe('low-tide');
  });

  test('of an archived release is on its page too', async () => {
    const world = await published();
    await withdrawRelease(world, owner, { ...release, to: 'archived' });
    await change(world, 'low-tide');
    expect(await world.read(page)).toMatchObject({ productSlug: 'low-tide', status: 'archived' });
  });

  test('brings it to the medley, whose other tracks stay as they are', async () => {
    const world = await published();
    const [track] = aMedley().slots;
    const slots = [
      { ...track, productId: 'product-tide', productSlug: 'tide-lines' },
      { ...track, productId: 'product-salt', productSlug: 'salt' },
    ];
    await setDocument(world.db, refTo(world.db, documents.medley(artistId)), aMedley({ slots } as never));
    await change(world, 'low-tide');
    expect(await world.read(`medleys/${artistId}`)).toMatchObject({
      slots: [{ productSlug: 'low-tide' }, { productSlug: 'salt' }],
    });
    expect(world.purged.at(-1)?.addresses).toContain('http://mira-okafor.cnt.localhost:5173/medley');
  });

  test('works back and forth, without another claim, and a repeated call changes nothing', async () => {
    const world = await published();
    for (const slug of ['low-tide', 'tide-lines', 'low-tide', 'tide-lines']) await change(world, slug);
    expect(await slugIn(world, page)).toBe('tide-lines');
    expect(await claims(world)).toHaveLength(2);
    const purges = world.purged.length;
    await change(world, 'tide-lines');
    expect(world.purged).toHaveLength(purges);
  });

  test('is in the activity log, once', async () => {
    const world = await published();
    for (let call = 0; call < 2; call += 1) await change(world, 'low-tide');
    const { docs } = await world.db.collection(documents.activities('artist', artistId).path).get();
    const noted = docs.map((entry) => entry.data()).filter(({ action }) => action === 'release.address');
    expect(noted).toMatchObject([{ subject: 'Tide Lines', before: 'tide-lines', after: 'low-tide', actor: owner }]);
  });

  test('is refused for a slug that another release has, or had, and redirects no visitor', async () => {
    const world = await published();
    const { productId } = await another(world, 'salt');
    await change(world, 'brine', productId);
    for (const slug of ['salt', 'brine'])
      await expect(change(world, slug)).rejects.toMatchObject({ code: 'slug/taken', field: 'productSlug' });
    expect(await slugIn(world, page)).toBe('tide-lines');
    await change(world, 'low-tide');
    await expect(change(world, 'tide-lines', productId)).rejects.toMatchObject({ code: 'slug/taken' });
    await expect(another(world, 'tide-lines')).rejects.toMatchObject({ code: 'slug/taken' });
  });

  test('may be one that a release of another artist has', async () => {
    const world = await published();
    await world.write('artistProfiles/other/productSlugs/low-tide', { productId: 'foreign', createdBy: 'tide' });
    await change(world, 'low-tide');
    expect(await slugIn(world, page)).toBe('low-tide');
  });

  test('of two releases that claim one slug at once gives it to one', async () => {
    const world = await published();
    const { productId } = await another(world, 'salt');
    const outcomes = await Promise.allSettled([change(world, 'wanted'), change(world, 'wanted', productId)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const claim = await world.read(`artistProfiles/${artistId}/productSlugs/wanted`);
    const slugs = await Promise.all(
      ['product-tide', productId].map(async (id) => [id, await slugIn(world, `musicProducts/${id}`)]),
    );
    expect(slugs.filter(([, slug]) => slug === 'wanted')).toEqual([[claim?.['productId'], 'wanted']]);
  });

  test('while it is published ends with one slug in the working copy and on the page', async () => {
    const world = await published();
    await Promise.all([change(world, 'low-tide'), publishRelease(world, owner, release)]);
    for (const path of [page, 'musicProducts/product-tide']) expect(await slugIn(world, path)).toBe('low-tide');
  });

  test('has a limit for new slugs, but never for going back', async () => {
    const world = await published();
    for (let at = 1; at < SERVER_LIMITS.slugsPerRelease; at += 1) await change(world, `tide-${at}`);
    await expect(change(world, 'one-more')).rejects.toMatchObject({ code: 'slug/too-many', field: 'productSlug' });
    await change(world, 'tide-lines');
    expect(await slugIn(world, page)).toBe('tide-lines');
  });

  test('with every slug that release and artist may have still renews each of its addresses', async () => {
    const world = await published();
    for (let at = 1; at < SERVER_LIMITS.slugsPerProfile; at += 1)
      await changeSlug(world, owner, { kind: 'artist', profileId: artistId, customSlug: `mira-${at}` });
    for (let at = 1; at < SERVER_LIMITS.slugsPerRelease; at += 1) await change(world, `tide-${at}`);
    world.purged.length = 0;
    await change(world, 'tide-lines');
    const renewed = world.purged.flatMap(({ addresses }) => addresses);
    expect(renewed).toEqual(expect.arrayContaining([...addressesOf('tide-lines'), ...addressesOf('tide-1')]));
    expect(renewed).toContain(`${HOST}/release/mira-${SERVER_LIMITS.slugsPerProfile - 1}.tide-lines`);
    expect(await world.list('purges')).toEqual([]);
  });

  test('is for its owner and managers alone', async () => {
    const world = await published();
    for (const role of ['manager', 'editor', 'viewer'] as const) {
      world.identity.put(role, {});
      await putTestMember(world, role, role);
    }
    world.identity.put('stranger', {});
    const input = { ...release, productSlug: 'low-tide' };
    for (const uid of ['editor', 'viewer', 'stranger'])
      expect([uid, await callAs(world, uid, 'changeReleaseSlug', input)]).toEqual([uid, 'access/denied']);
    await changeReleaseSlug(world, 'manager', input);
    expect(await slugIn(world, page)).toBe('low-tide');
  });

  test('is refused for a deleted release, and for one of a deleted artist; a restored one has its slugs', async () => {
    const world = await published();
    await change(world, 'low-tide');
    await deleteRelease(world, owner, release);
    await expect(change(world, 'tide')).rejects.toMatchObject({ code: 'release/not-found' });
    await restoreRelease(world, owner, release);
    await change(world, 'tide-lines');
    expect(await slugIn(world, page)).toBe('tide-lines');
    await world.db.doc(`artistProfiles/${artistId}`).update({ deletedAt: 1 });
    await expect(change(world, 'tide')).rejects.toMatchObject({ code: 'profile/not-found' });
  });

  test.each([
    ['', 'slug/too-short'],
    ['Low Tide', 'slug/format'],
    ['x'.repeat(51), 'slug/too-long'],
  ])('to %j is refused with the rule', async (productSlug, code) => {
    const world = await published();
    expect(await callAs(world, owner, 'changeReleaseSlug', { ...release, productSlug })).toBe(code);
  });
});
