import { readFileSync } from 'node:fs';
import { documents } from '@countin/domain/documents';
import {
  can,
  MEMBER_ROLES,
  OPERATIONS as OPERATIONS_OF_TABLE,
  PROFILE_KINDS,
  type Operation,
} from '@countin/domain/permissions';
import { aLabelProfile } from '@countin/domain/testing';
import type { CallableFunction, CallableRequest } from 'firebase-functions/v2/https';
import { describe, expect, it, test } from 'vitest';
import { OPERATIONS } from './operations.ts';
import { stagedOnce } from './testing/all-documents.ts';
import { bindOperation } from './testing/call-as.ts';
import { putTestMember } from './testing/members.ts';
import { createWorld, NOW, type TestWorld } from './testing/services.ts';
import { PROFILES, ROWS } from './testing/profile-calls.ts';
import { putDraft } from './testing/stage.ts';
import { WITHOUT_PROFILE } from './testing/operations-without-profile.ts';

/**
 * An artist with a release and a label, both of one owner. Each has a member of each role, one more member, and an open
 * offer.
 */
const putStaff = stagedOnce(async () => {
  const world = createWorld('callable-permissions');
  await putDraft(world);
  await world.write(documents.labelProfile(PROFILES.label).path, aLabelProfile({ createdBy: 'uid-mira' }));
  for (const kind of PROFILE_KINDS) {
    const profile = { kind, profileId: PROFILES[kind] };
    for (const role of MEMBER_ROLES) await putTestMember(world, role, role, profile);
    await putTestMember(world, 'spare', 'viewer', profile);
    await world.write(documents.ownershipOffer(profile.profileId).path, { ...profile, to: 'spare', by: 'uid-mira' });
  }
  return world;
});

async function staffed(): Promise<TestWorld> {
  const world = createWorld('callable-permissions');
  await putStaff(world);
  for (const uid of ['uid-mira', 'spare', 'stranger', ...MEMBER_ROLES]) {
    world.identity.put(uid, {});
    world.identity.verifiedUids.add(uid);
  }
  return world;
}

/** Whether the callable gets past its permission, with whatever outcome. */
async function admits(world: TestWorld, key: string, uid: string, input: object): Promise<boolean> {
  const run = bindOperation(key, { services: () => world, addressOf: () => '203.0.113.7' });
  const seconds = Math.floor(NOW / 1000) - 1;
  const request = {
    data: input,
    auth: {
      uid,
      token: { email: `${uid}@example.com`, auth_time: seconds, firebase: { sign_in_provider: 'password' } },
    },
    rawRequest: { headers: {}, res: { setHeader: () => undefined } },
  } as unknown as CallableRequest<unknown>;
  const answer = await (run as CallableFunction<unknown, Promise<unknown>>).run(request).then(
    () => '',
    (error: { details?: { code?: string } }) => error.details?.code ?? String(error),
  );
  expect(answer, `${key} by ${uid}`).not.toMatch(/^(auth|field|limit)\//);
  return answer !== 'access/denied';
}

/** Callables that something else decides than a permission in the profile that they name. */
const WITHOUT_PERMISSION = [...WITHOUT_PROFILE, 'acceptOwnership'];

test('each callable of signed-in artists is called below in every role, or named here', () => {
  expect([...new Set(ROWS.map(({ key }) => key)), ...WITHOUT_PERMISSION].sort()).toEqual(
    Object.keys(OPERATIONS.studio).sort(),
  );
});

/** Decided by screens alone, because what they show is public, or not built so far. */
const ELSEWHERE: readonly Operation[] = ['profile.read', 'fans.export'];

test('each operation of the table is decided by rules, by callables, or named here', () => {
  const decidedIn = (rules: string) => {
    const text = readFileSync(new URL(`../../../${rules}`, import.meta.url), 'utf8');
    const names = [...text.matchAll(/\bcan([A-Z][a-z]+)([A-Z][a-z]+)\((?:artist|label)Role/g)];
    return names.map(([, of = '', verb = '']) => `${of}.${verb}`.toLowerCase());
  };
  const decided: readonly string[] = [
    ...ROWS.map(({ operation }) => operation),
    ...decidedIn('firestore.rules'),
    ...decidedIn('storage.rules'),
  ];
  expect(OPERATIONS_OF_TABLE.filter((operation) => !decided.includes(operation))).toEqual(ELSEWHERE);
});

describe.each(ROWS)('$key of a profile of the kind $kind', ({ key, operation, input }) => {
  it(`admits the owner and the roles of ${operation}`, async () => {
    const world = await staffed();
    // The refused ones first: they change nothing.
    const callers = ['stranger', ...MEMBER_ROLES.toReversed()];
    const roleOf = (caller: string) => MEMBER_ROLES.find((role) => role === caller);
    const allowed = callers.filter((caller) => can(roleOf(caller), operation));
    for (const caller of callers.filter((each) => !allowed.includes(each)))
      expect([caller, await admits(world, key, caller, input)]).toEqual([caller, false]);
    for (const caller of [...allowed, 'uid-mira'])
      expect([caller, await admits(world, key, caller, input)]).toEqual([caller, true]);
  });
});
