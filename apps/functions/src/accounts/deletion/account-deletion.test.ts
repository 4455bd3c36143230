import { documents } from '@countin/domain/documents';
import { objectNames } from '@countin/domain/media';
import { aLabelProfile, aMedley, aMusicProduct, anArtistProfile, aReleaseText } from '@countin/domain/testing';
import { NO_TEXT } from '@countin/domain/texts';
import { describe, expect, test } from 'vitest';
import { saveFolder } from '../../collection/change-kept.ts';
import { saveView } from '../../publisher/saved-views.ts';
import { keepItems } from '../../collection/keep-items.ts';
import { renewKeptFeed } from '../../collection/kept-feeds.ts';
import { deleteAccount } from '../delete-account.ts';
import { enterSession } from '../../platform/session/enter-session.ts';
import { readSessionStatus } from '../../platform/session/session-status.ts';
import { aPerson, putPersonImage, putUser } from '../../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../../testing/services.ts';
import { putWaiting } from '../../testing/sending/put-waiting.ts';
import { putDraft, putPage, putSignup } from '../../testing/stage.ts';
import { runDeletions } from './run-deletions.ts';

const HOUR = 3_600_000;
const FOREVER = Number.POSITIVE_INFINITY;
const uid = 'uid-mira';
const mira = aPerson({ uid });

/** An artist with all that an artist can have, on the roster of another's label. */
async function bigAccount(): Promise<TestWorld> {
  const world = createWorld('deletion');
  await putUser(world, uid);
  await enterSession(world, mira, {});
  await putDraft(world);
  await putPage(world);
  await putSignup(world);
  const claims = { createdBy: uid };
  await world.write(documents.slug('mira-okafor').path, { ...claims, kind: 'artist', profileId: 'artist-mira' });
  await world.write(documents.productSlug('artist-mira', 'tide-lines').path, { ...claims, productId: 'product-tide' });
  await world.write(documents.image('artist-mira', 'cover').path, { ...claims, id: 'cover' });
  await world.write(documents.signupToken('hash').path, { ownerId: 'artist-mira', signupId: 'fan' });
  await world.write(documents.outboxMessage('release_fan').path, { ownerId: 'artist-mira', state: 'queued' });
  await world.write(documents.momentMove('product-tide').path, { artistId: 'artist-mira', productId: 'product-tide' });
  await world.write(documents.releaseText('product-tide', 'de').path, aReleaseText());
  const left = { ...NO_TEXT, sources: {}, number: 1, by: uid, at: world.now() };
  await world.write(documents.textVersion('product-tide', 'de', '1').path, left);
  await world.write(documents.medley('artist-mira').path, aMedley());
  await world.write(documents.withdrawnMedley('artist-mira').path, aMedley());
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile());
  await world.write(
    documents.labelProfile('label-own').path,
    aLabelProfile({ id: 'label-own', customSlug: 'own-label', createdBy: uid, artistIds: [] }),
  );
  await world.write(documents.slug('own-label').path, { ...claims, kind: 'label', profileId: 'label-own' });
  await keepItems(world, uid, { items: [{ kind: 'release', id: 'product-tide', folder: '', note: '' }], dry: false });
  await renewKeptFeed(world, uid);
  await saveFolder(world, uid, { id: 'rain', name: 'Rain' });
  await saveView(world, uid, { id: 'rain', screen: 'collection', name: 'Rain', parameters: {} });
  await putPersonImage(world, uid, 'one', 'ready');
  for (const name of [
    objectNames.original('cover', 'artist-mira', 'cover'),
    objectNames.personOriginal(uid, 'one'),
    objectNames.personDerived(uid, 'one', 320, 'avif'),
  ]) {
    await world.objects.write(name, new Uint8Array(1), 'image/png');
  }
  return world;
}

/** Paths of all that is there, but for what outlives an account: its audit entry and another's label. */
async function left({ db }: TestWorld): Promise<string[]> {
  const found: string[] = [];
  const walk = async (collections: { listDocuments(): Promise<FirebaseFirestore.DocumentReference[]> }[]) => {
    for (const collection of collections) {
      for (const document of await collection.listDocuments()) {
        if ((await document.get()).exists) found.push(document.path);
        await walk(await document.listCollections());
      }
    }
  };
  await walk(await db.listCollections());
  return found
    .filter((path) => !['auditLog/', 'labelProfiles/label-tide'].some((start) => path.startsWith(start)))
    .sort();
}

describe('deleting an account', () => {
  test('removes everything that the account owns, and nothing of other users', async () => {
    const world = await bigAccount();
    await world.write(
      documents.artistProfile('other').path,
      anArtistProfile({ id: 'other', createdBy: 'tide', customSlug: 'other' }),
    );
    await world.write(
      documents.musicProduct('other').path,
      aMusicProduct({ id: 'other', createdBy: 'tide', artistId: 'other' }),
    );
    await deleteAccount(world, mira);
    expect(await left(world)).toEqual([
      documents.accountDeletion(uid).path,
      documents.artistProfile('other').path,
      documents.musicProduct('other').path,
      documents.user(uid).path,
    ]);
    expect([...world.objects.stored.keys()]).toEqual([]);
    expect(world.identity.removed).toEqual([uid]);
    expect((await world.read(documents.labelProfile('label-tide').path))?.['artistIds']).toEqual([]);
    expect(await world.read(documents.auditEntry(`deletion-${uid}`).path)).toMatchObject({
      actor: uid,
      subject: uid,
      action: 'delete-account',
    });
  });

  test('makes caches forget every page of it, under each name', async () => {
    const world = await bigAccount();
    await world.write(documents.slug('mira').path, { kind: 'artist', profileId: 'artist-mira', createdBy: uid });
    await deleteAccount(world, mira);
    expect(world.purged.every(({ gone }) => gone)).toBe(true);
    expect(world.purged.flatMap(({ addresses }) => addresses)).toEqual(
      expect.arrayContaining([
        ...['product-tide', 'mira-okafor.tide-lines', 'mira.tide-lines', 'product-tide.ics'].map(
          (name) => `http://countin.localhost:5173/release/${name}`,
        ),
        'http://countin.localhost:5173/embed/release/product-tide',
        'http://4track.localhost:5173/mira-okafor',
        'http://4track.localhost:5173/mira',
        'http://own-label.cnt.localhost:5173/feed',
      ]),
    );
    expect(await world.list('slugs')).toEqual([]);
  });

  test('keeps old sign-ins from doing anything for two hours, then nothing is left at all', async () => {
    const world = await bigAccount();
    await deleteAccount(world, mira);
    expect(await world.read(documents.user(uid).path)).toEqual({ uid, displayName: '', suspended: true });
    await expect(readSessionStatus(world.db, uid, 'login-77')).rejects.toMatchObject({ code: 'auth/disabled' });
    // Written by a call that was accepted before the deletion.
    await world.write(documents.musicProduct('late').path, aMusicProduct({ id: 'late', createdBy: uid }));
    world.passTime(HOUR);
    await runDeletions(world, FOREVER);
    expect(await left(world)).toContain(documents.user(uid).path);
    world.passTime(HOUR);
    await runDeletions(world, FOREVER);
    expect(await left(world)).toEqual([]);
  });

  test.each([
    ['five minutes and a second ago', { passwordAt: NOW - 301_000 }],
    ['never, since the sign-in came from the other site', { passwordAt: null }],
  ])('needs the password, which was entered %s', async (_when, change) => {
    const world = await bigAccount();
    const before = await left(world);
    await expect(deleteAccount(world, { ...mira, ...change })).rejects.toMatchObject({ code: 'auth/recent-login' });
    expect(await left(world)).toEqual(before);
  });

  describe('of an admin', () => {
    const admin = { userType: 'admin' };

    test.each([
      ['the only one', {}],
      ['the only one beside a suspended one', { other: { ...admin, suspended: true } }],
      ['the only one beside people who are none', { other: {} }],
    ])('who is %s is refused, and nothing changes', async (_who, others) => {
      const world = await bigAccount();
      await putUser(world, uid, admin);
      for (const [other, change] of Object.entries(others)) await putUser(world, other, change);
      const before = await left(world);
      await expect(deleteAccount(world, mira)).rejects.toMatchObject({ code: 'account/last-admin' });
      expect(await left(world)).toEqual(before);
      expect(await world.read(documents.user(uid).path)).toMatchObject({ suspended: false });
      expect(await world.read(documents.auditEntry(`deletion-${uid}`).path)).toBeUndefined();
    });

    test('leaves one behind, even when the last two go at the same moment', async () => {
      const world = await bigAccount();
      for (const one of [uid, 'ada']) await putUser(world, one, admin);
      const ends = await Promise.allSettled([
        deleteAccount(world, mira),
        deleteAccount(world, aPerson({ uid: 'ada' })),
      ]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'account/last-admin' },
      });
    });
  });

  test('that fails half-way takes effect at once, and the schedule completes it', async () => {
    const world = await bigAccount();
    world.identity.removeError = new Error('the provider is away');
    await deleteAccount(world, mira);
    await expect(readSessionStatus(world.db, uid, 'login-5')).rejects.toMatchObject({ code: 'auth/disabled' });
    world.identity.removeError = null;
    await runDeletions(world, FOREVER);
    expect(world.identity.removed).toEqual([]);
    world.passTime(75_000);
    await runDeletions(world, FOREVER);
    expect(world.identity.removed).toEqual([uid]);
    expect(await left(world)).toEqual([documents.accountDeletion(uid).path, documents.user(uid).path]);
  });

  test('that is cut short anywhere is finished by the schedule', async () => {
    for (let looks = 4; looks < 16; looks += 2) {
      const world = await bigAccount();
      // More than one page.
      await putWaiting(
        world,
        Array.from({ length: 105 }, (_, index) => ({ contact: `fan${index}@example.com` })),
      );
      // After so many looks at the clock the call's time is over.
      let seen = 0;
      const hurried = { ...world, now: () => world.now() + ((seen += 1) > looks ? 60_000 : 0) };
      await deleteAccount(hurried, mira);
      expect(world.identity.removed, `after ${looks} looks`).toEqual([]);
      world.passTime(150_000);
      await runDeletions(world, FOREVER);
      expect(world.identity.removed).toEqual([uid]);
      expect(await left(world)).toEqual([documents.accountDeletion(uid).path, documents.user(uid).path]);
    }
  });
});
