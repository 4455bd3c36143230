import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { callRaw, signedIn } from '../fixtures/attacker.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { callAs, signInAs } from '../fixtures/signed-in-calls.ts';
import { stack } from '../fixtures/stack.ts';
import { stored, write } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

/** Signs up at the provider, and calls nothing of ours. */
async function signUpAtProvider() {
  const account = { email: `${unique('ghost')}@example.com`, password: 'night-ferry-22' };
  const answer = await fetch(`${stack.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  const { idToken, localId: uid } = (await answer.json()) as { idToken: string; localId: string };
  return { account, uid, idToken };
}

test('a person who signs up at the provider and never asks for a token is found and suspended all the same', async () => {
  const ghost = await signUpAtProvider();
  const admin = await signedIn(EXAMPLE_PEOPLE.admin);
  const { result } = await callRaw(callables.findUsers.name, { text: ghost.account.email }, admin.idToken);
  expect(result).toMatchObject({ users: [{ uid: ghost.uid, email: ghost.account.email }] });

  const profile = { kind: 'artist' as const, customSlug: unique('ghost'), name: 'Ghost' };
  const created = await callRaw(callables.createProfile.name, profile, ghost.idToken);
  const artist = documents.artistProfile(String(created.result?.['profileId'])).path;
  expect(
    await callRaw(callables.suspendUser.name, { uid: ghost.uid, suspended: true, reason: 'Spam.' }, admin.idToken),
  ).toMatchObject({ status: 200 });
  expect(await callAs(ghost.idToken, 'createProfile', { ...profile, customSlug: unique('ghost') })).toEqual({
    status: 401,
    code: 'auth/disabled',
  });
  expect(await write(ghost.idToken, artist, { name: 'Still here' })).toBe(403);
  expect(await signInAs(ghost.account)).toEqual({ status: 400, code: 'USER_DISABLED' });
});

test('people whom no call and no admin has asked for are listed by the schedule', async () => {
  const { uid } = await signUpAtProvider();
  await expect
    .poll(() => stored(documents.directoryEntry(uid).path), { timeout: 60_000 })
    .toMatchObject({ uid: { stringValue: uid }, suspended: { booleanValue: false } });
});

test('a bearer token that is no ID token is refused', async () => {
  for (const bearer of ['x', 'a.b.c', 'e30.e30.'])
    expect(await callRaw(callables.findUsers.name, { text: '' }, bearer)).toMatchObject({ status: 401 });
});
