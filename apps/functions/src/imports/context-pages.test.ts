import { documents } from '@countin/domain/documents';
import { aLabelProfile, aMusicProduct, aTrack, anArtistProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { changeReleaseSlug } from '../releases/change-release-slug.ts';
import { createRelease } from '../releases/create-release.ts';
import { deleteProfile } from '../profiles/deletion/delete-profile.ts';
import { aProductContent } from '@countin/domain/testing';
import { answerAs } from '../testing/call-as.ts';
import { putTestMember } from '../testing/members.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putArtist, putDraft } from '../testing/stage.ts';
import type { ContextPage } from '@countin/import/plan';
import { contextPages } from './context-pages.ts';

const MIRA = 'uid-mira';

async function aWorld(): Promise<TestWorld> {
  const world = createWorld('import-context');
  await putArtist(world);
  for (const uid of [MIRA, 'viewer', 'editor', 'stranger', 'label']) {
    await putUser(world, uid);
    world.identity.put(uid, {});
  }
  await putTestMember(world, 'viewer', 'viewer');
  await putTestMember(world, 'editor', 'editor');
  return world;
}
const newRelease = (world: TestWorld, productSlug: string) =>
  createRelease(world, MIRA, {
    ...aProductContent({ title: `Title ${productSlug}` }),
    artistId: 'artist-mira',
    productSlug,
  });

/** All pages, as the browser reads them. */
async function readAll(world: TestWorld, uid: string): Promise<{ pages: ContextPage[]; sizes: number[] }> {
  const pages: ContextPage[] = [];
  const sizes: number[] = [];
  for (let after: string | null | undefined = null; after !== undefined;) {
    world.passTime(1000);
    const { code, result } = await answerAs(world, uid, 'readImportContext', { after });
    expect(code).toBe('done');
    const { context, next } = result as { readonly context: string; readonly next: string | null };
    sizes.push(Buffer.byteLength(context));
    pages.push(JSON.parse(context) as ContextPage);
    after = next ?? undefined;
  }
  return { pages, sizes };
}
const releasesOf = (pages: readonly ContextPage[]) => pages.flatMap(({ releases }) => releases);

test('has the own artists with what may be done, their releases and former slugs', async () => {
  const world = await aWorld();
  const { productId } = await newRelease(world, 'salt');
  await changeReleaseSlug(world, MIRA, { productId, productSlug: 'salt-again' });
  const { pages } = await readAll(world, MIRA);
  expect(pages).toEqual([
    {
      artists: [{ artistId: 'artist-mira', name: 'Mira Okafor', slug: 'mira-okafor', mayCreate: true, mayEdit: true }],
      releases: [
        {
          productId,
          artistId: 'artist-mira',
          productSlug: 'salt-again',
          status: 'draft',
          messageAt: null,
          content: aProductContent({ title: 'Title salt' }),
        },
      ],
      formerSlugs: [{ artistId: 'artist-mira', slug: 'salt' }],
    },
  ]);
});

test('has what members and labels may see, and says what they may change', async () => {
  const world = await aWorld();
  await putDraft(world);
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile());
  await putUser(world, 'label', { agreedArtists: { 'artist-mira': { 'label-tide': 'edit' } } });
  const rights = async (uid: string) => {
    const { pages } = await readAll(world, uid);
    const [artist] = pages[0]?.artists ?? [];
    return [artist?.mayCreate, artist?.mayEdit, releasesOf(pages).length];
  };
  expect(await rights('viewer')).toEqual([false, false, 1]);
  expect(await rights('editor')).toEqual([true, true, 1]);
  expect(await rights('label')).toEqual([false, true, 1]);
  expect(await rights('stranger')).toEqual([undefined, undefined, 0]);
  await deleteProfile(world, aPerson({ uid: MIRA }), { kind: 'artist', profileId: 'artist-mira' });
  for (const uid of [MIRA, 'viewer', 'editor', 'label']) expect(await rights(uid)).toEqual([undefined, undefined, 0]);
});

test('comes in pages below 1 MB that lose nothing, over several artists', async () => {
  const world = await aWorld();
  const artists = ['artist-mira', 'b', 'c'];
  for (const id of artists.slice(1)) await putArtist(world, anArtistProfile({ id, customSlug: `slug-${id}` }));
  const tracks = Array.from({ length: 100 }, (_, at) => aTrack({ title: `${at} ${'a'.repeat(190)}` }));
  const batch = world.db.batch();
  for (const artistId of artists)
    for (let at = 0; at < 32; at += 1) {
      const product = aMusicProduct({ id: `${artistId}-${at}`, artistId, productSlug: `slug-${at}`, tracks });
      batch.set(world.db.doc(documents.musicProduct(product.id).path), product);
      const former = world.db.doc(documents.productSlug(artistId, `former-${at}`).path);
      batch.set(former, { productId: product.id, createdBy: MIRA });
    }
  await batch.commit();
  const { pages, sizes } = await readAll(world, MIRA);
  expect(pages.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  expect(pages.flatMap((page) => page.artists).map(({ artistId }) => artistId)).toEqual(artists);
  expect([releasesOf(pages).length, new Set(releasesOf(pages).map(({ productId }) => productId)).size]).toEqual([
    96, 96,
  ]);
  expect(new Set(pages.flatMap(({ formerSlugs }) => formerSlugs.map((one) => JSON.stringify(one)))).size).toBe(96);
  // What the apply plans with is the same.
  const whole: ContextPage[] = [];
  for await (const { page } of contextPages(world, MIRA)) whole.push(page);
  expect(whole).toEqual(pages);
});

test('refuses a cursor that no answer had', async () => {
  const world = await aWorld();
  for (const after of ['', 'x', 'a/b/c', '../releases/x', 'a/releases/b/c']) {
    world.passTime(1000);
    expect((await answerAs(world, MIRA, 'readImportContext', { after })).code).toBe('field/id');
  }
});
