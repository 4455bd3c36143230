import { documents } from '@countin/domain/documents';
import {
  can,
  isOperationOf,
  MEMBER_ROLES,
  OPERATIONS,
  PROFILE_KINDS,
  type Operation,
} from '@countin/domain/permissions';
import { aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import { describe, expect, it, test } from 'vitest';
import { putTestMember } from '../../testing/members.ts';
import { putUser } from '../../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../../testing/services.ts';
import { removeMember } from './change-members.ts';
import { noteActivity } from './note-activity.ts';
import { requireArtistPermission, requirePermission, type ProfileKey } from './require-permission.ts';

const PROFILES = {
  artist: { kind: 'artist', profileId: 'artist-mira' },
  label: { kind: 'label', profileId: 'label-tide' },
} as const;

/** An artist and a label of one owner, with one member of each role. */
async function staffed(): Promise<TestWorld> {
  const world = createWorld('permissions');
  await world.write(documents.artistProfile('artist-mira').path, anArtistProfile());
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile({ createdBy: 'uid-mira' }));
  await world.write(documents.artistProfile('other').path, anArtistProfile({ id: 'other', createdBy: 'tide' }));
  for (const role of MEMBER_ROLES)
    for (const profile of Object.values(PROFILES)) await putTestMember(world, role, role, profile);
  return world;
}

const allows = (world: TestWorld, caller: string, profile: ProfileKey, operation: Operation) =>
  requirePermission(world, caller, profile, operation as 'profile.edit').then(
    () => true,
    (error: { code?: string }) => {
      expect(error.code).toBe('access/denied');
      return false;
    },
  );

describe('the guard of callables', () => {
  it.each(PROFILE_KINDS)('allows what the table of permissions says, for each role in an %s', async (kind) => {
    const world = await staffed();
    for (const operation of OPERATIONS.filter((one) => isOperationOf(kind, one))) {
      expect([operation, await allows(world, 'uid-mira', PROFILES[kind], operation)]).toEqual([operation, true]);
      expect([operation, await allows(world, 'stranger', PROFILES[kind], operation)]).toEqual([operation, false]);
      for (const role of MEMBER_ROLES)
        expect([operation, role, await allows(world, role, PROFILES[kind], operation)]).toEqual([
          operation,
          role,
          can(role, operation),
        ]);
    }
  });

  it('gives members of one profile nothing in another, nor in a label with the id of their artist', async () => {
    const world = await staffed();
    await world.write(
      documents.labelProfile('artist-mira').path,
      aLabelProfile({ id: 'artist-mira', createdBy: 'tide' }),
    );
    expect(await allows(world, 'manager', { kind: 'artist', profileId: 'other' }, 'profile.read')).toBe(false);
    expect(await allows(world, 'manager', { kind: 'label', profileId: 'artist-mira' }, 'profile.read')).toBe(false);
  });

  it('says that a profile is missing', async () => {
    await expect(
      requirePermission(createWorld('none'), 'mira', { kind: 'artist', profileId: 'none' }, 'profile.read'),
    ).rejects.toMatchObject({ code: 'profile/not-found' });
  });
});

/** The world's database, with the paths that are read. */
function countingReads({ db }: TestWorld) {
  const paths: string[] = [];
  const doc = (path: string) => ({
    get: () => {
      paths.push(path);
      return db.doc(path).get();
    },
  });
  return { source: { db: { doc } as unknown as TestWorld['db'] }, paths };
}

describe('a membership costs one document', () => {
  const profile = documents.artistProfile('artist-mira').path;
  const user = documents.user('manager').path;

  it.each([
    { who: 'the owner', caller: 'uid-mira', paths: [profile] },
    { who: 'a member', caller: 'manager', paths: [profile, user] },
  ])('for $who', async ({ caller, paths: expected }) => {
    const world = await staffed();
    const { source, paths } = countingReads(world);
    await requirePermission(source, caller, PROFILES.artist, 'release.edit');
    expect(paths.splice(0)).toEqual(expected);
    await requireArtistPermission(source, caller, 'artist-mira', 'release.edit');
    expect(paths).toEqual(expected);
  });
});

test('a removed member has no role, entry or access left', async () => {
  const world = await staffed();
  await world.db.runTransaction(async (transaction) => {
    const user = await transaction.get(world.db.doc(documents.user('manager').path));
    removeMember(world.db, transaction, PROFILES.artist, user, NOW);
  });
  expect(await allows(world, 'manager', PROFILES.artist, 'profile.read')).toBe(false);
  expect(await allows(world, 'manager', PROFILES.label, 'profile.read')).toBe(true);
  expect(await world.read(documents.user('manager').path)).toMatchObject({
    artistRoles: {},
    labelRoles: { 'label-tide': 'manager' },
  });
  expect(await world.read(documents.member('artist', 'artist-mira', 'manager').path)).toBeUndefined();
});

test('a membership beyond the limit of a user is refused, and nothing is written', async () => {
  const world = await staffed();
  const artistRoles = Object.fromEntries(Array.from({ length: 200 }, (_none, at) => [`artist-${at}`, 'viewer']));
  await putUser(world, 'ada', { artistRoles });
  await expect(putTestMember(world, 'ada', 'viewer')).rejects.toMatchObject({ code: 'profile/too-many' });
  expect(await world.read(documents.member('artist', 'artist-mira', 'ada').path)).toBeUndefined();
});

test('the activity log tells who changed what, under the name of that time', async () => {
  const world = await staffed();
  await putUser(world, 'ada', { displayName: 'Ada' });
  await world.db.runTransaction(async (transaction) => {
    const actor = await transaction.get(world.db.doc(documents.user('ada').path));
    noteActivity(world, transaction, PROFILES.artist, {
      actor,
      action: 'member.role',
      subject: 'Ben',
      before: 'editor',
      after: 'viewer',
    });
  });
  const [path = ''] = await world.list(documents.activities('artist', 'artist-mira').path);
  expect(await world.read(path)).toMatchObject({
    actor: 'ada',
    actorName: 'Ada',
    action: 'member.role',
    subject: 'Ben',
    before: 'editor',
    after: 'viewer',
  });
});
