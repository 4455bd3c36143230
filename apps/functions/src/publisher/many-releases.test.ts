import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { aProductContent } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import { createRelease } from '../releases/create-release.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { stagedOnce } from '../testing/all-documents.ts';
import { answerAs, callAs } from '../testing/call-as.ts';
import { putTestMember } from '../testing/members.ts';
import { putUser } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';

const MIRA = 'uid-mira';
const STAFF = ['manager', 'editor', 'viewer'] as const;
/** Slugs of releases of Mira's artist. */
const OWN = ['one', 'two', 'three'] as const;

type Key = 'publishReleases' | 'republishReleases' | 'withdrawReleases';

const putTeam = stagedOnce(async () => {
  const world = createWorld('many-releases');
  await putArtist(world);
  await putArtist(world, { id: 'artist-tide', createdBy: 'tide', customSlug: 'tide' });
  for (const uid of [MIRA, 'tide', ...STAFF]) await putUser(world, uid);
  for (const role of STAFF) await putTestMember(world, role, role);
  return world;
});

async function aWorld() {
  const world = createWorld('many-releases');
  await putTeam(world);
  for (const uid of STAFF) world.identity.put(uid, { email: `${uid}@example.com` });
  const ids = await Promise.all(OWN.map((slug) => aRelease(world, slug)));
  return { world, ids, foreign: await aRelease(world, 'foreign', { artistId: 'artist-tide' }, 'tide') };
}

async function aRelease(world: TestWorld, productSlug: string, changes: object = {}, uid = MIRA): Promise<string> {
  const release = { ...aProductContent({ title: `Title ${productSlug}` }), artistId: 'artist-mira', productSlug };
  return (await createRelease(world, uid, { ...release, ...changes })).productId;
}

/** The results of one call. */
async function resultsOf<K extends Key>(
  world: TestWorld,
  uid: string,
  key: K,
  releases: readonly object[],
): Promise<CallableOutput<K>['results']> {
  const { code, result } = await answerAs(world, uid, key, { releases });
  expect(code).toBe('done');
  return (result as CallableOutput<K>).results;
}
const codesOf = async (...call: Parameters<typeof resultsOf>) => (await resultsOf(...call)).map(({ code }) => code);

const publish = (world: TestWorld, ids: readonly string[]) =>
  resultsOf(
    world,
    MIRA,
    'publishReleases',
    ids.map((productId) => ({ productId })),
  );
const withdrawn = (ids: readonly string[], to: 'draft' | 'archived') => ids.map((productId) => ({ productId, to }));

const statusOf = async (world: TestWorld, productId: string) =>
  readField(documents.musicProduct, await world.db.doc(documents.musicProduct(productId).path).get(), 'status');
const statusesOf = (world: TestWorld, ids: readonly string[]) => Promise.all(ids.map((id) => statusOf(world, id)));
const pageOf = async (world: TestWorld, productId: string) =>
  readDocument(documents.releasePage, await world.db.doc(documents.releasePage(productId).path).get());
const changeTitle = async (world: TestWorld, productId: string) => {
  world.passTime(1000);
  const changes = { title: 'Changed', updatedAt: world.now() };
  await updateDocument(world.db, refTo(world.db, documents.musicProduct(productId)), changes);
};
const noted = async (world: TestWorld, action: string) => {
  const { docs } = await world.db.collection(documents.activities('artist', 'artist-mira').path).get();
  return docs.filter((entry) => entry.get('action') === action).length;
};
/** Each address of a purge request is there once. */
function expectEachAddressOnce(purged: TestWorld['purged'], least: number) {
  const addresses = purged.flatMap((order) => order.addresses);
  expect(addresses.length).toBeGreaterThan(least);
  expect(new Set(addresses).size).toBe(addresses.length);
}

describe('publishing many releases', () => {
  test('each is published on its own, and an address is purged once', async () => {
    const { world, ids } = await aWorld();
    const bad = await aRelease(world, 'bad', { releaseMoment: null });
    const releases = [...ids, bad, 'nothing'].map((productId) => ({ productId }));
    expect(await codesOf(world, 'editor', 'publishReleases', releases)).toEqual([
      ...ids.map(() => null),
      'moment/missing',
      'release/not-found',
    ]);
    for (const productId of ids) expect(await pageOf(world, productId)).not.toBeNull();
    expectEachAddressOnce(world.purged, ids.length);
  });

  test('a version that was changed since it was seen is refused, and others are published', async () => {
    const { world, ids } = await aWorld();
    const [one = '', two = ''] = ids;
    await changeTitle(world, one);
    const releases = [{ productId: one, expectedUpdatedAt: NOW }, { productId: two }];
    expect(await codesOf(world, MIRA, 'publishReleases', releases)).toEqual(['release/changed', null]);
  });
});

describe('withdrawing many releases', () => {
  test.each(['draft', 'archived'] as const)('to %s works for each that the caller may publish', async (to) => {
    const { world, ids, foreign } = await aWorld();
    await publish(world, ids);
    const purges = world.purged.length;
    const [one = '', two = '', three = ''] = ids;
    expect(await callAs(world, MIRA, 'deleteRelease', { productId: two })).toBe('done');
    const deletions = world.purged.length - purges;
    const results = await resultsOf(
      world,
      'manager',
      'withdrawReleases',
      withdrawn([one, foreign, two, 'nothing', three], to),
    );
    expect(results).toEqual([
      { productId: one, code: null, field: null },
      { productId: foreign, code: 'access/denied', field: null },
      { productId: two, code: 'release/not-found', field: null },
      { productId: 'nothing', code: 'release/not-found', field: null },
      { productId: three, code: null, field: null },
    ]);
    expect(await statusesOf(world, [one, three, foreign])).toEqual([to, to, 'draft']);
    const pages = await Promise.all([one, three].map((id) => pageOf(world, id)));
    expect(pages.map((page) => page?.status)).toEqual(to === 'draft' ? [undefined, undefined] : [to, to]);
    const own = world.purged.slice(purges + deletions);
    expect(own.map(({ gone }) => gone)).toEqual([to === 'draft']);
    expectEachAddressOnce(own, 2);
    expect(own[0]?.addresses.join()).toMatch(/mira-okafor\.one.*mira-okafor\.three/s);
  });

  test.each(['viewer', 'tide'])('is refused release by release to %s, and changes nothing', async (uid) => {
    const { world, ids } = await aWorld();
    await publish(world, ids);
    const purges = world.purged.length;
    for (const to of ['draft', 'archived'] as const)
      expect(await codesOf(world, uid, 'withdrawReleases', withdrawn(ids, to))).toEqual(ids.map(() => 'access/denied'));
    expect(await statusesOf(world, ids)).toEqual(ids.map(() => 'published'));
    expect([world.purged.length, await noted(world, 'release.withdrawn')]).toEqual([purges, 0]);
  });

  test('twice is done, and is noted and purged once', async () => {
    const { world, ids } = await aWorld();
    await publish(world, ids);
    const [one = ''] = ids;
    const purges = world.purged.length;
    for (let time = 0; time < 2; time += 1)
      expect(await codesOf(world, MIRA, 'withdrawReleases', withdrawn([one], 'archived'))).toEqual([null]);
    expect([world.purged.length - purges, await noted(world, 'release.withdrawn')]).toEqual([1, 1]);
    // The same release twice in one call.
    expect(await codesOf(world, MIRA, 'withdrawReleases', withdrawn([one, one], 'draft'))).toEqual([null, null]);
    expect(await statusOf(world, one)).toBe('draft');
  });

  test('a hundred go in one call, and not one more', async () => {
    const { world, ids } = await aWorld();
    await publish(world, ids);
    const hundred = [...ids, ...Array.from({ length: 97 }, (_, at) => `nothing-${at}`)];
    expect(await callAs(world, MIRA, 'withdrawReleases', { releases: withdrawn([...hundred, 'more'], 'draft') })).toBe(
      'field/too-many',
    );
    expect(await callAs(world, MIRA, 'withdrawReleases', { releases: [] })).toBe('field/required');
    expect(await statusesOf(world, ids)).toEqual(ids.map(() => 'published'));
    const codes = await codesOf(world, MIRA, 'withdrawReleases', withdrawn(hundred, 'draft'));
    expect(codes).toEqual(hundred.map((id) => (id.startsWith('nothing') ? 'release/not-found' : null)));
  });
});

describe('bringing many releases back', () => {
  test('puts back what was public, each on its own, and purges an address once', async () => {
    const { world, ids, foreign } = await aWorld();
    const published = await publish(world, ids);
    for (const id of ids) await changeTitle(world, id);
    await resultsOf(world, MIRA, 'withdrawReleases', withdrawn(ids, 'archived'));
    const [one = '', two = '', three = ''] = ids;
    await callAs(world, MIRA, 'deleteRelease', { productId: two });
    const purges = world.purged.length;
    const seen = [...published, { productId: foreign, publishedAt: NOW }, { productId: 'nothing', publishedAt: NOW }];
    const releases = seen.map(({ productId, publishedAt }) => ({ productId, expectedPublishedAt: publishedAt }));
    const again = ['viewer', MIRA, MIRA].map((uid) => () => codesOf(world, uid, 'republishReleases', releases));
    const [byViewer, once, twice] = again;
    expect(await byViewer?.()).toEqual([
      ...['access/denied', 'release/not-found', 'access/denied', 'access/denied', 'release/not-found'],
    ]);
    expect([await statusOf(world, one), world.purged.length]).toEqual(['archived', purges]);
    for (const call of [once, twice])
      expect(await call?.()).toEqual([null, 'release/not-found', null, 'access/denied', 'release/not-found']);
    for (const id of [one, three]) {
      expect(await pageOf(world, id)).toMatchObject({ status: 'published' });
      expect((await pageOf(world, id))?.title).toMatch(/^Title/);
    }
    expectEachAddressOnce(world.purged.slice(purges, purges + 1), 2);
  });
});
