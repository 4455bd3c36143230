import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { pageIdOf, type PageRow } from '@countin/domain/publisher';
import { aLabelProfile, aMedley, aMusicProduct, aProductContent, anArtistProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { withdrawMedley } from '../medleys/withdraw-medley.ts';
import { createRelease } from '../releases/create-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { withdrawRelease } from '../releases/withdraw-release.ts';
import { answerAs, callAs } from '../testing/call-as.ts';
import { putTestMember } from '../testing/members.ts';
import { putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { refTo, setDocument, updateDocument } from '../platform/write-document.ts';

const MIRA = 'uid-mira';
const ROLES = ['manager', 'editor', 'analyst', 'viewer'] as const;
const label = { kind: 'label', profileId: 'label-tide' } as const;
type Part = CallableOutput<'listPages'>;

/** An artist, a label and a medley of Mira's, and members of each role. */
async function aWorld(): Promise<TestWorld> {
  const world = createWorld('list-pages');
  await putArtist(world);
  const profile = aLabelProfile({ createdBy: MIRA, name: 'Tide Records' });
  await setDocument(world.db, refTo(world.db, documents.labelProfile(label.profileId)), profile);
  await setDocument(world.db, refTo(world.db, documents.medley('artist-mira')), aMedley());
  for (const uid of [MIRA, 'stranger', 'agreed', 'admin', ...ROLES]) {
    world.identity.put(uid, {});
    world.identity.verifiedUids.add(uid);
    await putUser(world, uid, uid === 'admin' ? { userType: 'admin' } : {});
  }
  for (const role of ROLES) {
    await putTestMember(world, role, role);
    await putTestMember(world, role, role, label);
  }
  return world;
}

const newRelease = async (world: TestWorld, productSlug: string, content: object = {}) => {
  const release = aProductContent({ title: `Title ${productSlug}`, ...content });
  return (await createRelease(world, MIRA, { ...release, artistId: 'artist-mira', productSlug })).productId;
};

async function partsOf(world: TestWorld, uid: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (let after: string | null | undefined = null; after !== undefined;) {
    world.passTime(1000);
    const { code, result } = await answerAs(world, uid, 'listPages', { after });
    expect(code).toBe('done');
    parts.push(result as Part);
    after = (result as Part).next ?? undefined;
  }
  return parts;
}
const rowsOf = async (world: TestWorld, uid: string) => (await partsOf(world, uid)).flatMap(({ rows }) => rows);
const stateOf = async (world: TestWorld, id: string) =>
  (await rowsOf(world, MIRA)).find((row) => pageIdOf(row.key) === id)?.state;
const mayOf = (rows: readonly PageRow[]) =>
  Object.fromEntries(
    rows.map(({ key, may }) => [key.kind, `${may.edit ? 'edit' : ''} ${may.publish ? 'publish' : ''}`.trim()]),
  );

test('tells the owner of each page where it is, and what a list shows of a release', async () => {
  const world = await aWorld();
  const content = { labelName: 'tide records', upc: '036000291452' };
  const productId = await newRelease(world, 'salt', content);
  const rows = await rowsOf(world, MIRA);
  expect(rows.map(({ key }) => pageIdOf(key))).toEqual([
    'label_label-tide',
    'feed_label-tide',
    'artist_artist-mira',
    'medley_artist-mira',
    `release_${productId}`,
  ]);
  const { title, kind, cover, releaseMoment } = aProductContent({ title: 'Title salt' });
  expect(rows.at(-1)).toEqual({
    key: { kind: 'release', id: productId },
    artistId: 'artist-mira',
    labelId: null,
    title,
    profileName: 'Mira Okafor',
    profileSlug: 'mira-okafor',
    productSlug: 'salt',
    state: 'draft',
    publishedAt: null,
    updatedAt: expect.any(Number) as number,
    release: {
      ...{ kind, cover, coverImage: null, releaseMoment, createdAt: expect.any(Number) as number },
      ...{ ...content, labelId: 'label-tide' },
    },
    may: { edit: true, publish: true },
  });
  expect(rows[1]).toMatchObject({ artistId: null, labelId: 'label-tide', title: 'Tide Records', state: 'live' });
});

test('follows a release from draft to live, changed and archived', async () => {
  const world = await aWorld();
  const productId = await newRelease(world, 'salt');
  const id = `release_${productId}`;
  expect(await stateOf(world, id)).toBe('draft');
  await publishRelease(world, MIRA, { productId });
  expect(await stateOf(world, id)).toBe('live');
  world.passTime(1000);
  await world.db.runTransaction(async (transaction) => {
    await Promise.resolve();
    const reference = refTo(world.db, documents.musicProduct(productId));
    updateDocument(transaction, reference, { title: 'Another', updatedAt: world.now() });
  });
  expect(await stateOf(world, id)).toBe('changed');
  await withdrawRelease(world, MIRA, { productId, to: 'archived' });
  expect(await stateOf(world, id)).toBe('archived');
});

test('keeps a medley that was taken down, and says that pages of an archived profile are', async () => {
  const world = await aWorld();
  await newRelease(world, 'salt');
  await withdrawMedley(world, MIRA, { artistId: 'artist-mira' });
  expect(await stateOf(world, 'medley_artist-mira')).toBe('archived');
  const artist = { kind: 'artist', profileId: 'artist-mira' };
  for (const profile of [artist, label])
    expect(await callAs(world, MIRA, 'archiveProfile', { ...profile, archived: true })).toBe('done');
  const rows = await rowsOf(world, MIRA);
  expect(rows.map(({ key, state }) => [key.kind, state])).toEqual([
    ['label', 'archived'],
    ['feed', 'archived'],
    ['artist', 'archived'],
    ['medley', 'archived'],
    ['release', 'draft'],
  ]);
});

test('shows each role what it may read, and says what it may do', async () => {
  const world = await aWorld();
  await newRelease(world, 'salt');
  await putUser(world, 'agreed', { agreedArtists: { 'artist-mira': { 'label-tide': 'edit' } } });
  const pages = async (uid: string) => mayOf(await rowsOf(world, uid));
  const all = { label: 'edit publish', feed: 'edit publish', artist: 'edit publish' };
  const both = { medley: 'edit publish', release: 'edit publish' };
  expect(await pages(MIRA)).toEqual({ ...all, ...both });
  expect(await pages('manager')).toEqual({ ...all, ...both });
  expect(await pages('editor')).toEqual({ label: 'edit', feed: 'edit', artist: 'edit', ...both });
  expect(await pages('viewer')).toEqual({ label: '', feed: '', artist: '', medley: '', release: '' });
  expect(await pages('analyst')).toEqual({ label: '', feed: '', artist: '' });
  expect(await pages('agreed')).toEqual({ release: 'edit' });
  expect(await pages('stranger')).toEqual({});
});

test('shows nothing of a deleted artist, and nothing to a suspended person', async () => {
  const world = await aWorld();
  await newRelease(world, 'salt');
  await callAs(world, MIRA, 'deleteProfile', { kind: 'artist', profileId: 'artist-mira' });
  for (const uid of [MIRA, 'viewer']) expect(Object.keys(mayOf(await rowsOf(world, uid)))).toEqual(['label', 'feed']);
  await callAs(world, 'admin', 'suspendUser', { uid: 'viewer', suspended: true, reason: 'Complaints.' });
  expect(await callAs(world, 'viewer', 'listPages', {})).toBe('auth/disabled');
});

test('has each of many pages once, over more artists than one query takes', async () => {
  const world = createWorld('list-pages-many');
  await putUser(world, MIRA);
  world.identity.put(MIRA, {});
  const ids = Array.from({ length: 62 }, (_, at) => `artist-${at}`);
  const batch = world.db.batch();
  for (const id of ids)
    setDocument(
      batch,
      refTo(world.db, documents.artistProfile(id)),
      anArtistProfile({ id, customSlug: `slug-${id}`, createdBy: MIRA }),
    );
  await batch.commit();
  for (let from = 0; from < 1300; from += 400) {
    const products = world.db.batch();
    for (let at = from; at < Math.min(1300, from + 400); at += 1) {
      const artistId = ids[at % ids.length] ?? '';
      const product = aMusicProduct({ id: `product-${at}`, artistId, productSlug: `slug-${at}`, createdBy: MIRA });
      setDocument(products, refTo(world.db, documents.musicProduct(product.id)), product);
    }
    await products.commit();
  }
  const parts = await partsOf(world, MIRA);
  expect(parts.map(({ rows }) => rows.length)).toEqual([62 + 200, 1000, 100]);
  const keys = parts.flatMap(({ rows }) => rows.map(({ key }) => pageIdOf(key)));
  expect(new Set(keys).size).toBe(62 + 1300);
});

test('refuses a cursor that no answer had', async () => {
  const world = await aWorld();
  for (const after of ['x', 'profiles.other.a', 'releases.a.b', 'releases.a.b.c/d', '../releases.a.b.']) {
    world.passTime(1000);
    expect((await answerAs(world, MIRA, 'listPages', { after })).code).toBe('field/id');
  }
});
