import { readFileSync } from 'node:fs';
import { documents } from '@countin/domain/documents';
import type { CheckedLink } from '@countin/domain/link-finding';
import { aUser } from '@countin/domain/testing';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.ts';
import { updateAccount } from '../../accounts/update-account.ts';
import { writeChecks } from '../../link-records/link-checks.ts';
import { NO_REPORTS, writeReports } from '../../link-records/link-reports.ts';
import { notifyOwners } from '../../links/check/notify-owners.ts';
import { acceptOwnership } from '../../members/transfer/accept-ownership.ts';
import { offerOwnership } from '../../members/transfer/offer-ownership.ts';
import { putTestMember } from '../../testing/members.ts';
import { aPerson, putUser } from '../../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../../testing/services.ts';
import { putArtist, putDraft } from '../../testing/stage.ts';
import { runProfileDeletions } from './continue-profile-deletion.ts';
import { deleteProfile } from './delete-profile.ts';
import { restoreProfile } from './restore-profile.ts';

const RULES = readFileSync(new URL('../../../../../firestore.rules', import.meta.url), 'utf8');
const OWNER = 'uid-mira';
const MEMBER = 'viewer';
const GONE = { kind: 'artist', profileId: 'artist-mira' } as const;
const LISTS = ['musicProducts', 'linkChecks', 'linkReports'] as const;
const FOREVER = Number.POSITIVE_INFINITY;
const person = (world: TestWorld, uid = OWNER) => aPerson({ uid, passwordAt: world.now() });

let world: TestWorld;
let environment: RulesTestEnvironment;

/** Two artists of one owner, each with a release whose link is dead and reported. A viewer is a member of both. */
beforeEach(async () => {
  world = createWorld('deleted-lists');
  for (const uid of [OWNER, MEMBER]) await putUser(world, uid);
  for (const artistId of [GONE.profileId, 'artist-other']) {
    await putArtist(world, { id: artistId, createdBy: OWNER });
    await putTestMember(world, MEMBER, 'viewer', { kind: 'artist', profileId: artistId });
    await putRelease(`of-${artistId}`, artistId);
  }
  const [host = '', port = ''] = inject('firestoreHost').split(':');
  const firestore = { host, port: Number(port), rules: RULES };
  environment = await initializeTestEnvironment({ projectId: world.projectId, firestore });
});
afterEach(() => environment.cleanup());

const DEAD: Omit<CheckedLink, 'url'> = {
  service: 'spotify',
  state: 'gone',
  ...{ countries: [], requested: [], survey: null, before: null, movedTo: null },
  ...{ checkedAt: NOW, goneSince: NOW, notifiedAt: null },
};

async function putRelease(id: string, artistId: string): Promise<void> {
  const release = { id, productId: id, artistId, createdBy: OWNER, title: id };
  await putDraft(world, { id, artistId, createdBy: OWNER });
  const url = 'https://open.spotify.com/album/one';
  await world.db.runTransaction(async (transaction) => {
    writeChecks(world, transaction, release, { spotify: { ...DEAD, url } }, NOW);
    writeReports(
      world.db,
      transaction,
      release,
      { spotify: { ...NO_REPORTS, url, count: 1, firstAt: NOW, lastAt: NOW } },
      NOW,
    );
  });
}

const as = (uid: string) => environment.authenticatedContext(uid).firestore();

/** The queries that the apps send: of what a user owns, and of the artists in the user's document. */
async function listed(uid: string): Promise<string[]> {
  const db = as(uid);
  const roles = aUserOf((await db.doc(documents.user(uid).path).get()).data()).artistRoles;
  const joined = Object.keys(roles);
  const found = await Promise.all(
    LISTS.flatMap((list) => [
      db.collection(list).where('createdBy', '==', uid).limit(100).get(),
      ...(joined.length > 0 ? [db.collection(list).where('artistId', 'in', joined).limit(100).get()] : []),
    ]),
  );
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)))].sort();
}
const aUserOf = (data: object | undefined) => aUser({ artistRoles: {}, ...data });

const all = (...artistIds: string[]) =>
  LISTS.flatMap((list) => artistIds.map((artistId) => `${list}/of-${artistId}`)).sort();
const BOTH = all('artist-mira', 'artist-other');
const OTHER = all('artist-other');
/** The services of a call without time for its work: each look at the clock takes half a minute. */
function hurried(): TestWorld {
  let requested = 0;
  return { ...world, now: () => world.now() + 31_000 * requested++ };
}

async function bySchedule(): Promise<void> {
  world.passTime(2 * 60_000);
  await runProfileDeletions(world, FOREVER);
}

const DENIED = { code: 'permission-denied' };
const reads = async (uid: string, path: string) => (await as(uid).doc(path).get()).exists;

describe('lists of releases and of their links', () => {
  test.each([OWNER, MEMBER])('have nothing of a deleted artist, and all of a restored one, for: %s', async (uid) => {
    expect(await listed(uid)).toEqual(BOTH);
    await deleteProfile(world, person(world), GONE);
    expect(await listed(uid)).toEqual(OTHER);
    await restoreProfile(world, OWNER, GONE);
    expect(await listed(uid)).toEqual(BOTH);
  });

  test('are refused to a member who still asks for the deleted artist', async () => {
    await deleteProfile(world, person(world), GONE);
    for (const list of LISTS)
      await expect(
        as(MEMBER).collection(list).where('artistId', 'in', ['artist-mira']).limit(9).get(),
      ).rejects.toMatchObject(DENIED);
  });

  test('of hundreds of releases are emptied and filled page by page', async () => {
    const batch = world.db.batch();
    for (let index = 0; index < 450; index += 1)
      batch.set(world.db.doc(`musicProducts/${index}`), { artistId: 'artist-mira', createdBy: OWNER });
    await batch.commit();
    const own = async () =>
      (await world.db.collection('musicProducts').where('createdBy', '==', OWNER).count().get()).data().count;
    await deleteProfile(world, person(world), GONE);
    expect(await own()).toBe(1);
    await restoreProfile(world, OWNER, GONE);
    expect(await own()).toBe(452);
  });

  test('follow by the schedule where the calls had no time, and single documents at once', async () => {
    const single = 'musicProducts/of-artist-mira';
    await deleteProfile(hurried(), person(world), GONE);
    for (const uid of [OWNER, MEMBER]) await expect(reads(uid, single)).rejects.toMatchObject(DENIED);
    await bySchedule();
    expect([await listed(OWNER), await listed(MEMBER)]).toEqual([OTHER, OTHER]);
    await restoreProfile(hurried(), OWNER, GONE);
    for (const uid of [OWNER, MEMBER]) expect(await reads(uid, single)).toBe(true);
    await bySchedule();
    expect([await listed(OWNER), await listed(MEMBER)]).toEqual([BOTH, BOTH]);
  });

  test('have everything again when the artist is restored while the deletion goes on', async () => {
    await deleteProfile(hurried(), person(world), GONE);
    await Promise.all([bySchedule(), restoreProfile(world, OWNER, GONE)]);
    await bySchedule();
    expect(await listed(OWNER)).toEqual(BOTH);
    expect(await listed(MEMBER)).toEqual(BOTH);
    expect(await world.list('profileDeletions')).toEqual([]);
  });

  test('are of a later owner who takes over while the artist is restored', async () => {
    await putTestMember(world, MEMBER, 'manager');
    await deleteProfile(world, person(world), GONE);
    await restoreProfile(hurried(), OWNER, GONE);
    await offerOwnership(world, person(world), { ...GONE, uid: MEMBER });
    await acceptOwnership(world, person(world, MEMBER), GONE);
    await bySchedule();
    expect(await listed(MEMBER)).toEqual(BOTH);
    const owners = await world.db.collection('musicProducts').where('artistId', '==', 'artist-mira').get();
    expect(owners.docs.map((each) => each.get('createdBy'))).toEqual([MEMBER]);
  });
});

describe('a member of a deleted artist', () => {
  const roles = async () => aUserOf(await world.read(`users/${MEMBER}`)).artistRoles;

  test('has the role again once the artist is restored, also a second time', async () => {
    const before = await roles();
    for (let time = 0; time < 2; time += 1) {
      await deleteProfile(world, person(world), GONE);
      expect(await roles()).toEqual({ 'artist-other': 'viewer' });
      await restoreProfile(world, OWNER, GONE);
      expect(await roles()).toEqual(before);
    }
  });

  test('keeps nothing of it once it is removed for good', async () => {
    const { removeAt } = await deleteProfile(world, person(world), GONE);
    world.setNow(removeAt);
    await runProfileDeletions(world, FOREVER);
    const user = (await world.read(`users/${MEMBER}`)) ?? {};
    expect(JSON.stringify(user)).not.toContain('artist-mira');
    for (const list of LISTS) expect(await world.list(list)).toEqual([`${list}/of-artist-other`]);
  });

  test('is no member of it any more where the account was deleted meanwhile', async () => {
    world.identity.put(MEMBER, {});
    await deleteProfile(world, person(world), GONE);
    await deleteAccount(world, person(world, MEMBER));
    await restoreProfile(world, OWNER, GONE);
    expect(await world.list(documents.members('artist', 'artist-mira').path)).toEqual([]);
    expect((await world.read(`users/${MEMBER}`))?.['artistRoles'] ?? {}).toEqual({});
  });

  test('is shown with a name that was changed meanwhile', async () => {
    await deleteProfile(world, person(world), GONE);
    await updateAccount(world, person(world, MEMBER), { displayName: 'Ada' });
    await restoreProfile(world, OWNER, GONE);
    expect(await world.read(documents.member('artist', 'artist-mira', MEMBER).path)).toMatchObject({ name: 'Ada' });
  });
});

test('an owner is told of the dead links of a deleted artist once it is restored', async () => {
  world.identity.put(OWNER, {});
  world.identity.verifiedUids.add(OWNER);
  await deleteProfile(world, person(world), GONE);
  await notifyOwners(world, FOREVER);
  expect(world.mails.map(({ text }) => [text.includes('of-artist-other'), text.includes('of-artist-mira')])).toEqual([
    [true, false],
  ]);
  await restoreProfile(world, OWNER, GONE);
  await notifyOwners(world, FOREVER);
  expect(world.mails.slice(1).map(({ text }) => text.includes('of-artist-mira'))).toEqual([true]);
});

test('an account that is deleted with a deleted artist leaves nothing of either', async () => {
  world.identity.put(OWNER, {});
  await deleteProfile(world, person(world), GONE);
  await deleteAccount(world, person(world));
  for (const list of LISTS) expect(await world.list(list)).toEqual([]);
});
