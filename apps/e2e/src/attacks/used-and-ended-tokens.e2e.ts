import { callables } from '@countin/domain/callables';
import { decodeJwt } from 'jose';
import { callRaw, newPerson, present, tokenOf } from '../fixtures/attacker.ts';
import { stored, storedWhere } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

test('a replayed sync token is refused, and its one use stays the only one', async () => {
  const victim = await newPerson();
  const token = await tokenOf(victim, 'sync');
  expect(await present(token)).toMatchObject({
    status: 200,
    result: { uid: victim.uid, customToken: expect.any(String) as unknown },
  });
  const noted = await stored(`usedTokens/${decodeJwt(token).jti}`);
  for (let again = 0; again < 3; again += 1)
    expect(await present(token)).toMatchObject({ status: 401, code: 'auth/token-used', result: null });
  expect(await stored(`usedTokens/${decodeJwt(token).jti}`)).toEqual(noted);
});

test('of uses of one sync token at one instant one wins', async () => {
  const victim = await newPerson();
  const token = await tokenOf(victim, 'sync');
  const answers = await Promise.all(Array.from({ length: 6 }, () => present(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ result }) => result?.['customToken'] !== undefined)).toHaveLength(1);
  expect(await storedWhere('usedTokens', 'uid', victim.uid)).toHaveLength(1);
});

test('a session token gives no sign-in, however often it is presented', async () => {
  const victim = await newPerson();
  const token = await tokenOf(victim, 'session');
  for (let again = 0; again < 2; again += 1)
    expect(await present(token)).toMatchObject({ status: 200, result: { customToken: null } });
  expect(await storedWhere('usedTokens', 'uid', victim.uid)).toEqual([]);
});

test('tokens of a session that was ended are refused, and make nothing', async () => {
  const victim = await newPerson();
  const [session, sync] = [await tokenOf(victim, 'session'), await tokenOf(victim, 'sync')];
  const { sid } = decodeJwt(session);
  expect((await callRaw(callables.endSession.name, { sessionId: sid }, victim.idToken)).status).toBe(200);
  for (const token of [session, sync])
    expect(await present(token)).toMatchObject({ status: 401, code: 'auth/session-ended', result: null });
  expect(await callRaw('generateAuthToken', { uid: victim.uid, kind: 'sync' }, victim.idToken)).toMatchObject({
    status: 401,
    code: 'auth/session-ended',
    result: null,
  });
  expect(await storedWhere('usedTokens', 'uid', victim.uid)).toEqual([]);
});
