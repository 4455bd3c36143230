import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { decodeJwt } from 'jose';
import { callRaw, newPerson, tokenOf, type Person } from '../fixtures/attacker.ts';
import { stored, storedIn, storedWhere } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

let attacker: Person;
let victim: Person;
let sessionId: string;
test.beforeAll(async () => {
  [attacker, victim] = await Promise.all([newPerson(), newPerson()]);
  sessionId = String(decodeJwt(await tokenOf(victim, 'session'))['sid']);
});

for (const kind of ['session', 'sync'] as const) {
  test(`a ${kind} token of another user is refused, and no session of theirs starts or continues`, async () => {
    const before = [
      await stored(documents.directoryEntry(victim.uid).path),
      await stored(documents.session(victim.uid, sessionId).path),
    ];
    const requested = { uid: victim.uid, email: victim.account.email, kind, continues: sessionId };
    expect(await callRaw('generateAuthToken', requested, attacker.idToken)).toMatchObject({
      status: 403,
      code: 'access/denied',
      result: null,
    });
    expect(await callRaw('generateAuthToken', requested)).toMatchObject({
      status: 401,
      code: 'auth/required',
      result: null,
    });
    expect([
      await stored(documents.directoryEntry(victim.uid).path),
      await stored(documents.session(victim.uid, sessionId).path),
    ]).toEqual(before);
    expect(await storedIn(documents.sessions(victim.uid).path)).toHaveLength(1);
    for (const { uid } of [attacker, victim])
      expect(await storedWhere(documents.usedTokens().path, 'uid', uid)).toEqual([]);
  });
}

test('a token carries its subject’s own address and leaves other sessions unchanged, whatever was requested', async () => {
  const before = await stored(documents.session(victim.uid, sessionId).path);
  const { result } = await callRaw(
    'generateAuthToken',
    { uid: attacker.uid, email: victim.account.email, continues: sessionId },
    attacker.idToken,
  );
  expect(decodeJwt(String(result?.['token']))).toMatchObject({ sub: attacker.uid, email: attacker.account.email });
  expect(await stored(documents.session(victim.uid, sessionId).path)).toEqual(before);
});

test('the session of another user cannot be ended by its name', async () => {
  const before = await stored(documents.session(victim.uid, sessionId).path);
  expect(before).not.toBeNull();
  // A sign-in within the same second has a session of that name too, which it has just ended.
  await callRaw(callables.endSession.name, { sessionId, uid: victim.uid }, (await newPerson()).idToken);
  expect(await stored(documents.session(victim.uid, sessionId).path)).toEqual(before);
  expect((await callRaw('generateAuthToken', { uid: victim.uid }, victim.idToken)).status).toBe(200);
});

test('the account of another user can be neither renamed nor deleted', async () => {
  const before = await stored(documents.user(victim.uid).path);
  await callRaw(callables.updateAccount.name, { uid: victim.uid, displayName: 'Taken over' }, attacker.idToken);
  expect(await stored(documents.user(victim.uid).path)).toEqual(before);
  const other = await newPerson();
  await callRaw(callables.deleteAccount.name, { uid: victim.uid }, other.idToken);
  expect(await stored(documents.user(victim.uid).path)).toEqual(before);
  expect(await stored(documents.accountDeletion(victim.uid).path)).toBeNull();
});

test('a user without the admin role cannot change a role, and no audit row is written', async () => {
  const before = [await stored(documents.user(victim.uid).path), await stored(documents.user(attacker.uid).path)];
  for (const [name, data] of [
    [callables.setUserType.name, { uid: victim.uid, userType: 'admin', reason: 'x' }],
    [callables.setUserType.name, { uid: attacker.uid, userType: 'admin', reason: 'x' }],
    [callables.setSubscription.name, { uid: attacker.uid, subscription: 'pro', reason: 'x' }],
    [callables.suspendUser.name, { uid: victim.uid, suspended: true, reason: 'x' }],
    [callables.readUser.name, { uid: victim.uid }],
    [callables.listProfiles.name, { uid: victim.uid }],
    [callables.holdBackProfile.name, { kind: 'artist', profileId: 'artist-mira-okafor', heldBack: true, reason: 'x' }],
    [callables.findUsers.name, {}],
    [callables.listAudit.name, {}],
  ] as const)
    expect(await callRaw(name, data, attacker.idToken), name).toMatchObject({
      status: 403,
      code: 'access/denied',
      result: null,
    });
  expect([await stored(documents.user(victim.uid).path), await stored(documents.user(attacker.uid).path)]).toEqual(
    before,
  );
  for (const { uid } of [attacker, victim])
    expect(await storedWhere(documents.auditLog().path, 'subject', uid)).toEqual([]);
});
