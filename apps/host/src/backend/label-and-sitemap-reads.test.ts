import { documents } from '@countin/domain/documents';
import { ALL_RELEASES } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { anArtistProfile, aReleasePage } from '@countin/domain/testing';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFirestore } from '../testing/local-firestore.ts';
import { createFirestoreReader } from './firestore-reader.ts';

let server: Awaited<ReturnType<typeof startFirestore>>;
let app: App;
let firestore: Firestore;
const read = () => createFirestoreReader(firestore, { log: () => undefined, timeout: 10_000 });

beforeAll(async () => {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  server = await startFirestore();
  process.env['FIRESTORE_EMULATOR_HOST'] = server.address;
  app = initializeApp({ projectId: 'demo-lists' }, 'lists');
  firestore = getFirestore(app);
  // Two of each instant, so that a page may end between them.
  for (let at = 0; at < 10; at += 1)
    await store({ id: `tide-${at}`, labelId: 'label-tide', firstInstant: 1_000_000 * Math.floor(at / 2) });
  await store({ id: 'other', labelId: 'label-kumo', firstInstant: 9e9 });
  await store({ id: 'archived', labelId: 'label-tide', firstInstant: 9e9, status: 'archived' });
  await firestore
    .doc(documents.artistProfile('artist-mira').path)
    .set({ ...anArtistProfile(), updatedAt: Timestamp.fromMillis(5000) });
}, 30_000);
afterAll(async () => {
  await deleteApp(app);
  await server.stop();
});

async function store(page: Partial<ReleasePage>): Promise<void> {
  const whole = { ...aReleasePage(), ...page };
  await firestore.doc(documents.releasePage(whole.id).path).set({
    ...whole,
    firstInstant: Timestamp.fromMillis(whole.firstInstant),
    publishedAt: Timestamp.fromMillis(whole.publishedAt),
  });
}

test('a label’s releases come page by page, each once, latest first', async () => {
  const seen: string[] = [];
  let after: { firstInstant: number; id: string } | undefined;
  for (let pages = 0; pages < 5; pages += 1) {
    const page = await read().releasesOfLabel('label-tide', { filter: ALL_RELEASES, now: 0 }, 3, after);
    seen.push(...page.map(({ id }) => id));
    after = page.at(-1);
  }
  expect(seen).toEqual([
    'tide-9',
    'tide-8',
    'tide-7',
    'tide-6',
    'tide-5',
    'tide-4',
    'tide-3',
    'tide-2',
    'tide-1',
    'tide-0',
  ]);
});

test('upcoming releases are the published ones with a later moment', async () => {
  const coming = await read().comingReleases({ labelId: 'label-tide' }, 2_000_000, 10);
  expect(coming.map(({ id }) => id).toSorted()).toEqual(['tide-6', 'tide-7', 'tide-8', 'tide-9']);
  expect(await read().comingReleases({ artistId: 'artist-mira' }, 0, 3)).toHaveLength(3);
});

test('public pages are listed by id, and known where each run of them ends', async () => {
  const ends = await read().publicPageEnds('releases', 4);
  expect(ends).toEqual(['tide-2', 'tide-6']);
  const runs = await Promise.all([null, ...ends].map((after) => read().publicPages('releases', 4, after)));
  expect(runs.map((run) => run.length)).toEqual([4, 4, 3]);
  expect(runs.flat().map(({ name }) => name)).not.toContain('archived');
  expect(await read().publicPages('artists', 10, null)).toEqual([
    { id: 'artist-mira', name: 'mira-okafor', changedAt: 5000 },
  ]);
  expect(await read().publicPageEnds('labels', 10)).toEqual([]);
});

test('a held-back profile and its releases are in no sitemap', async () => {
  await firestore.doc(documents.heldBackProfile('artist-mira').path).set({ profileId: 'artist-mira' });
  await firestore.doc(documents.releasePage('tide-0').path).update({ shelf: 'held-back' });
  expect(await read().publicPages('artists', 10, null)).toEqual([]);
  const listed = (await read().publicPages('releases', 4, null)).map(({ id }) => id);
  expect(listed).not.toContain('tide-0');
  expect(listed.length).toBe(3);
});
