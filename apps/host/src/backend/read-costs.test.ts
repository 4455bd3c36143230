import { documents } from '@countin/domain/documents';
import { ALL_RELEASES, type PageReader } from '@countin/domain/pages';
import { aLabelProfile, anArtistProfile, aReleasePage, PROFILE_COSTS, READ_COSTS } from '@countin/domain/testing';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { DocumentReference, getFirestore, Query, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startFirestore } from '../testing/local-firestore.ts';
import { createFirestoreReader } from './firestore-reader.ts';

let server: Awaited<ReturnType<typeof startFirestore>>;
let app: App;
let firestore: Firestore;
const requested = [vi.spyOn(DocumentReference.prototype, 'get'), vi.spyOn(Query.prototype, 'get')];
const cost = () => requested.reduce((sum, { mock }) => sum + mock.calls.length, 0);
const read = () => createFirestoreReader(firestore, { log: () => undefined, timeout: 10_000 });

beforeAll(async () => {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  server = await startFirestore();
  process.env['FIRESTORE_EMULATOR_HOST'] = server.address;
  app = initializeApp({ projectId: 'demo-costs' });
  firestore = getFirestore(app);
  await firestore.doc(documents.artistProfile('artist-mira').path).set(anArtistProfile());
  await firestore
    .doc(documents.slug('mira-okafor').path)
    .set({ kind: 'artist', profileId: 'artist-mira', createdBy: 'uid-mira' });
  await firestore.doc(documents.releasePage('product-tide').path).set(aReleasePage());
  await firestore.doc(documents.labelProfile('label-tide').path).set(aLabelProfile());
}, 30_000);
beforeEach(() => requested.forEach((spy) => spy.mockClear()));
afterAll(async () => {
  await deleteApp(app);
  await server.stop();
});

const READS: Readonly<
  Record<Exclude<keyof typeof READ_COSTS, 'profileBySlug'>, (read: PageReader) => Promise<unknown>>
> = {
  releasePage: ({ releasePage }) => releasePage('salt'),
  releaseBySlugs: ({ releaseBySlugs }) => releaseBySlugs('mira-okafor', 'tide-lines'),
  releasesOfArtist: ({ releasesOfArtist }) => releasesOfArtist('artist-mira', 5),
  releasesOfLabel: ({ releasesOfLabel }) => releasesOfLabel('label-tide', { filter: ALL_RELEASES, now: 0 }, 5),
  releasesByIds: ({ releasesByIds }) => releasesByIds(['product-tide', 'never-made']),
  artistsByIds: ({ artistsByIds }) => artistsByIds(['artist-mira', 'never-made']),
  labelById: ({ labelById }) => labelById('label-tide'),
  comingReleases: ({ comingReleases }) => comingReleases({ artistId: 'artist-mira' }, 0, 5),
  publicPages: ({ publicPages }) => publicPages('artists', 5, null),
  medley: ({ medley }) => medley('artist-mira'),
  listedMedleys: ({ listedMedleys }) => listedMedleys(0, 1),
  nextReleases: ({ nextReleases }) => nextReleases(0, 5),
  newestReleases: ({ newestReleases }) => newestReleases(0, 5),
};

test.each(Object.entries(READS))('%s costs what pages count on', async (name, ask) => {
  await ask(read());
  expect(cost()).toBe(READ_COSTS[name as keyof typeof READS]);
});

test.each([
  ['an artist', anArtistProfile().customSlug, PROFILE_COSTS.artist],
  ['a label', aLabelProfile().customSlug, PROFILE_COSTS.label],
  ['no profile', 'never-claimed', PROFILE_COSTS.none],
])('the slug of %s costs what pages count on', async (_, slug, expected) => {
  await read().profileBySlug(slug);
  expect(cost()).toBe(expected);
});
