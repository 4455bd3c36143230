import { documents } from '@countin/domain/documents';
import { ALL_RELEASES, type FeedFilter, type ListCursor } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { aReleasePage } from '@countin/domain/testing';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFirestore } from '../testing/local-firestore.ts';
import { createFirestoreReader } from './firestore-reader.ts';

const DAY = 86_400_000;
let server: Awaited<ReturnType<typeof startFirestore>>;
let app: App;
let firestore: Firestore;
const read = () => createFirestoreReader(firestore, { log: () => undefined, timeout: 10_000 });

beforeAll(async () => {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  server = await startFirestore();
  process.env['FIRESTORE_EMULATOR_HOST'] = server.address;
  app = initializeApp({ projectId: 'demo-label-feed' }, 'label-feed');
  firestore = getFirestore(app);
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

describe('a filtered feed', () => {
  const idsOf = async (changes: Partial<FeedFilter>, limit = 20, after?: ListCursor) =>
    (
      await read().releasesOfLabel('label-filter', { filter: { ...ALL_RELEASES, ...changes }, now: DAY }, limit, after)
    ).map(({ id }) => id);
  beforeAll(async () => {
    const ofLabel = { labelId: 'label-filter' } as const;
    await store({ ...ofLabel, id: 'a-single', artistId: 'a', artistSlug: 'ay', kind: 'single', firstInstant: 1 });
    await store({ ...ofLabel, id: 'a-album', artistId: 'a', artistSlug: 'ay', kind: 'album', firstInstant: 2 });
    await store({ ...ofLabel, id: 'b-album', artistId: 'b', artistSlug: 'be', kind: 'album', firstInstant: 3 });
    await store({ ...ofLabel, id: 'soon', artistId: 'c', artistSlug: 'ce', kind: 'ep', firstInstant: 2 * DAY });
  });

  test('comes by artists and types, of the settings and of a visitor', async () => {
    expect(await idsOf({ artistIds: ['a', 'b'] })).toEqual(['b-album', 'a-album', 'a-single']);
    expect(await idsOf({ artistIds: ['a', 'b'], kinds: ['single', 'ep'] })).toEqual(['a-single']);
    expect(await idsOf({ artistSlug: 'ay', kinds: ['album'] })).toEqual(['a-album']);
    expect(await idsOf({ artistSlug: 'none' })).toEqual([]);
  });

  test('comes by state and year, and oldest first page by page', async () => {
    expect(await idsOf({ shows: 'released' })).toEqual(['b-album', 'a-album', 'a-single']);
    expect(await idsOf({ from: 1980 })).toEqual([]);
    expect(await idsOf({ order: 'oldest' }, 2)).toEqual(['a-single', 'a-album']);
    expect(await idsOf({ order: 'oldest' }, 2, { firstInstant: 2, id: 'a-album' })).toEqual(['b-album', 'soon']);
  });
});
