import { documents } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import { aLabelProfile, anArtistProfile, aReleasePage } from '@countin/domain/testing';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { setUpReader } from '../testing/reader-stage.ts';
import { createFirestoreReader } from './firestore-reader.ts';

const { firestore, read, logged } = setUpReader('demo-reader');

/** A page as publishing stores it. */
async function store(page: Partial<ReleasePage>): Promise<ReleasePage> {
  const whole = aReleasePage(page);
  const at = Timestamp.fromMillis(whole.publishedAt);
  await firestore()
    .doc(documents.releasePage(whole.id).path)
    .set({ ...whole, firstInstant: Timestamp.fromMillis(page.firstInstant ?? whole.firstInstant), publishedAt: at });
  return whole;
}

describe('a release page', () => {
  test('is read as it was published', async () => {
    const page = await store({ id: 'low-sun' });
    expect(await read().releasePage('low-sun')).toEqual(page);
  });

  test.each(['unknown', 'a/b', '..', 'x'.repeat(200), '', '__all__/x', '__reserved__'])(
    'with the id %j is null',
    async (id) => {
      expect(await read().releasePage(id)).toBeNull();
    },
  );

  test('that does not parse is logged and is null', async () => {
    await firestore().doc(documents.releasePage('broken').path).set({ title: 7 });
    expect(await read().releasePage('broken')).toBeNull();
    expect(logged[0]).toMatch(/^releasePages\/broken does not fit its schema/);
  });
});

describe('a release by its slugs', () => {
  const claim = (slug: string, profileId: string, kind = 'artist') =>
    firestore().doc(documents.slug(slug).path).set({ kind, profileId, createdBy: 'uid-mira' });
  const hold = (artistId: string, slug: string, productId: string) =>
    firestore().doc(documents.productSlug(artistId, slug).path).set({ productId, createdBy: 'uid-mira' });

  test('is found by its artist and its product slug, archived too', async () => {
    await claim('mira-okafor', 'artist-mira');
    const page = await store({ id: 'salt', productSlug: 'salt', status: 'archived' });
    await store({ id: 'other', productSlug: 'salt', artistId: 'artist-else' });
    expect(await read().releaseBySlugs('mira-okafor', 'salt')).toEqual(page);
  });

  test('is found by former slugs, of its own and of its artist', async () => {
    await claim('mira-okafor', 'artist-mira');
    await claim('mira', 'artist-mira');
    await hold('artist-mira', 'brine', 'salt');
    const page = await store({ id: 'salt', productSlug: 'salt' });
    for (const [artist, product] of [
      ['mira', 'salt'],
      ['mira', 'brine'],
      ['mira-okafor', 'brine'],
    ] as const)
      expect(await read().releaseBySlugs(artist, product)).toEqual(page);
  });

  test('is null for a foreign, label, withdrawn or invalid slug', async () => {
    await claim('mira-okafor', 'artist-mira');
    await claim('tide-line', 'artist-mira', 'label');
    await hold('artist-mira', 'gone', 'gone');
    await hold('artist-mira', 'stolen', 'other');
    await store({ id: 'other', productSlug: 'other', artistId: 'artist-else' });
    await store({ id: 'salt', productSlug: 'salt' });
    for (const [artist, product] of [
      ['mira-okafor', 'gone'],
      ['mira-okafor', 'stolen'],
      ['mira-okafor', 'other'],
      ['tide-line', 'salt'],
      ['unknown-here', 'salt'],
      ['../x', 'salt'],
      ['mira-okafor', '..'],
    ] as const) {
      expect(await read().releaseBySlugs(artist, product), product).toBeNull();
    }
  });
});

describe('a profile', () => {
  test.each([
    ['artist', documents.artistProfile('artist-mira').path, anArtistProfile()],
    ['label', documents.labelProfile('label-tide').path, aLabelProfile()],
  ] as const)('of an %s is found by its slug', async (kind, path, profile) => {
    await firestore().doc(path).set(profile);
    await firestore()
      .doc(documents.slug(profile.customSlug).path)
      .set({ kind, profileId: profile.id, createdBy: profile.createdBy });
    expect(await read().profileBySlug(profile.customSlug)).toEqual({ kind, profile: expect.objectContaining(profile) });
  });

  test('is found by a former slug, which stays claimed', async () => {
    const { id, createdBy } = anArtistProfile();
    await firestore().doc(documents.artistProfile(id).path).set(anArtistProfile());
    await firestore().doc(documents.slug('mira').path).set({ kind: 'artist', profileId: id, createdBy });
    expect(await read().profileBySlug('mira')).toMatchObject({ profile: { id, customSlug: 'mira-okafor' } });
  });

  test('that is deleted but restorable is null, by each of its slugs', async () => {
    const { id, createdBy } = anArtistProfile();
    await firestore()
      .doc(documents.artistProfile(id).path)
      .set(anArtistProfile({ deletedAt: 1000 }));
    await firestore().doc(documents.slug('mira').path).set({ kind: 'artist', profileId: id, createdBy });
    for (const slug of ['mira-okafor', 'mira']) expect(await read().profileBySlug(slug)).toBeNull();
    expect(await read().publicPages('artists', 5, null)).toEqual([]);
  });

  test('that is unclaimed or deleted is null', async () => {
    await firestore().doc(documents.slug('left-over').path).set({ kind: 'artist', profileId: 'gone', createdBy: 'x' });
    expect(await read().profileBySlug('left-over')).toBeNull();
    expect(await read().profileBySlug('never-claimed')).toBeNull();
    expect(await read().profileBySlug('Not/A slug')).toBeNull();
  });
});

describe('lists of releases', () => {
  test('contain valid published releases only, latest moment first, up to the limit', async () => {
    await store({ id: 'old', firstInstant: 1000 });
    await store({ id: 'new', firstInstant: 3000 });
    await store({ id: 'middle', firstInstant: 2000 });
    await store({ id: 'archived', firstInstant: 4000, status: 'archived' });
    await store({ id: 'other', firstInstant: 5000, artistId: 'artist-other' });
    await store({ id: 'broken', firstInstant: 6000, title: '' });
    expect((await read().releasesOfArtist('artist-mira', 3)).map(({ id }) => id)).toEqual(['new', 'middle']);
  });
});

test('a database that does not answer is reported as unavailable soon', async () => {
  const silent = { doc: () => ({ get: () => new Promise(() => undefined) }) } as unknown as Firestore;
  await expect(
    createFirestoreReader(silent, { log: () => undefined, timeout: 20 }).releasePage('x'),
  ).rejects.toMatchObject({ code: 'service/unavailable' });
});
