import { documents } from '@countin/domain/documents';
import { can, PROFILE_KINDS, type ProfileKind } from '@countin/domain/permissions';
import { aLabelProfile } from '@countin/domain/testing';
import { describe, expect, it, test } from 'vitest';
import { OPERATIONS } from './operations.ts';
import type { Operations } from './platform/callable/operations.ts';
import { allDocuments, stagedOnce } from './testing/all-documents.ts';
import { callAs } from './testing/call-as.ts';
import { putTestMember } from './testing/members.ts';
import { putUser } from './testing/people.ts';
import { PROFILES, ROWS } from './testing/profile-calls.ts';
import { createWorld, type TestWorld } from './testing/services.ts';
import { putDraft } from './testing/stage.ts';
import { WITHOUT_PROFILE } from './testing/operations-without-profile.ts';

const OWNER = 'uid-mira';
const MANAGER = 'manager';
const named = (kind: ProfileKind) => ({ kind, profileId: PROFILES[kind] });
const SENDS: Operations = OPERATIONS.studio;
const sends = (key: string) => SENDS[key]?.sends === true;

/** What a deletion concerns: both work on a deleted profile too. */
const OF_DELETED: readonly string[] = ['countProfileContent', 'restoreProfile'];
/** Calls that name a profile and whose permission is decided by something else, such as an offer. */
const OTHERS = PROFILE_KINDS.map((kind) => ({ key: 'acceptOwnership' as const, kind, input: named(kind) }));
const CALLS = [...ROWS, ...OTHERS];

test('each operation of signed-in artists is called below in each state, or named here', () => {
  expect([...new Set(CALLS.map(({ key }) => key)), ...WITHOUT_PROFILE].sort()).toEqual(Object.keys(SENDS).sort());
});

function emptyWorld(): TestWorld {
  const world = createWorld('acting-states');
  for (const uid of [OWNER, MANAGER, 'spare', 'admin']) {
    world.identity.put(uid, {});
    world.identity.verifiedUids.add(uid);
  }
  return world;
}

/** An artist and a label of Mira's with a manager each, and an admin. Owner and manager have called before. */
const putStaff = stagedOnce(async () => {
  const world = emptyWorld();
  await putDraft(world);
  await world.write(documents.labelProfile(PROFILES.label).path, aLabelProfile({ createdBy: OWNER }));
  for (const uid of [OWNER, MANAGER, 'spare', 'admin'])
    await putUser(world, uid, uid === 'admin' ? { userType: 'admin' } : {});
  for (const kind of PROFILE_KINDS) {
    await putTestMember(world, MANAGER, 'manager', named(kind));
    await putTestMember(world, 'spare', 'viewer', named(kind));
  }
  for (const uid of [OWNER, MANAGER]) await callAs(world, uid, 'listWaiting', {});
  return world;
});

const reason = 'Complaints.';
const STATES = {
  'a deleted profile': (world: TestWorld, kind: ProfileKind) => callAs(world, OWNER, 'deleteProfile', named(kind)),
  'a profile that is held back': (world: TestWorld, kind: ProfileKind) =>
    callAs(world, 'admin', 'holdBackProfile', { ...named(kind), heldBack: true, reason }),
  'the profile of a suspended owner': (world: TestWorld) =>
    callAs(world, 'admin', 'suspendUser', { uid: OWNER, suspended: true, reason }),
  'a suspended caller': (world: TestWorld) =>
    callAs(world, 'admin', 'suspendUser', { uid: MANAGER, suspended: true, reason }),
  'an archived profile': (world: TestWorld, kind: ProfileKind) =>
    callAs(world, OWNER, 'archiveProfile', { ...named(kind), archived: true }),
};

async function inState(state: keyof typeof STATES, kind: ProfileKind): Promise<TestWorld> {
  const world = emptyWorld();
  await putStaff(world);
  expect(await STATES[state](world, kind)).toBe('done');
  world.passTime(60_000);
  return world;
}

/** Documents without counters of calls. */
const content = async (world: TestWorld) =>
  Object.fromEntries(Object.entries(await allDocuments(world)).filter(([path]) => !path.startsWith('rateLimits/')));

describe.each(PROFILE_KINDS)('for the kind of profile %s', (kind) => {
  const calls = CALLS.filter((each) => each.kind === kind);
  const reserved = calls.filter(({ key }) => OF_DELETED.includes(key));
  /** Not of deletion: a deleted profile answers nothing more. */
  const rows = ROWS.filter((each) => each.kind === kind && ![...OF_DELETED, 'deleteProfile'].includes(each.key));
  const others = calls.filter(({ key }) => !OF_DELETED.includes(key));

  it('a deleted profile answers like an absent one to its owner and a manager, and nothing changes', async () => {
    const world = await inState('a deleted profile', kind);
    const before = await content(world);
    for (const uid of [OWNER, MANAGER])
      for (const { key, input } of others) {
        const code = await callAs(world, uid, key, input);
        expect([uid, key, code]).toEqual([uid, key, 'profile/not-found']);
        world.passTime(1000);
      }
    expect([await content(world), world.mails, world.texts]).toEqual([before, [], []]);
    for (const { key, input } of reserved) expect([key, await callAs(world, OWNER, key, input)]).toEqual([key, 'done']);
  });

  it('a suspended caller runs nothing, and nothing changes', async () => {
    const world = await inState('a suspended caller', kind);
    const before = await content(world);
    for (const { key, input } of calls) {
      expect([key, await callAs(world, MANAGER, key, input)]).toEqual([key, 'auth/disabled']);
      world.passTime(1000);
    }
    expect([await content(world), world.mails, world.texts]).toEqual([before, [], []]);
  });

  it.each([
    ['a profile that is held back', OWNER],
    ['the profile of a suspended owner', MANAGER],
  ] as const)('%s sends nothing by any operation, and is worked on otherwise', async (state, caller) => {
    const world = await inState(state, kind);
    for (const { key, operation, input } of rows) {
      // What a manager may not do in any state is tested with the roles.
      if (caller === MANAGER && !can('manager', operation)) continue;
      const code = await callAs(world, caller, key, input);
      if (sends(key)) expect([key, code]).toEqual([key, 'profile/on-hold']);
      else expect([key, code]).not.toEqual([key, expect.stringMatching(/^(profile\/|auth\/)/)]);
      world.passTime(60_000);
    }
    expect([world.mails, world.texts]).toEqual([[], []]);
  });

  it('an archived profile takes no imported fans, and is worked on otherwise', async () => {
    const world = await inState('an archived profile', kind);
    for (const { key, input } of rows.filter(({ key: each }) => sends(each))) {
      const code = await callAs(world, MANAGER, key, input);
      if (key === 'importFans') expect(code).toBe('signup/closed');
      else expect([key, code]).not.toEqual([key, expect.stringMatching(/^(profile|signup)\//)]);
      world.passTime(60_000);
    }
  });
});
