import { parseSigningKeys } from '@countin/auth-sync';
import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import type { CallableFunction, CallableRequest, HttpsFunction } from 'firebase-functions/v2/https';
import { describe, expect, test, vi } from 'vitest';
import { generateAuthTokenFunction, verifyAuthTokenFunction } from './accounts/auth-token-functions.ts';
import { userAdminOperations } from './admin/operations.ts';
import { OPERATIONS } from './operations.ts';
import type { CallContext } from './platform/callable/call-context.ts';
import { bindOperation } from './testing/call-as.ts';
import { putUser } from './testing/people.ts';
import { createWorld, NOW, type TestWorld } from './testing/services.ts';

const keys = parseSigningKeys(`k1:${Buffer.alloc(32, 7).toString('base64url')}`);

function contextOf(world: TestWorld, address = '203.0.113.7'): CallContext {
  return { services: () => world, addressOf: () => address };
}

const { noteNewCredentials: _open, readInvitation: _read, ...account } = OPERATIONS.account;

/** Every operation that needs a sign-in. */
const NAMES = [...Object.keys(OPERATIONS.studio), ...Object.keys(account), 'generateAuthToken'];

function handlerOf(world: TestWorld, name: string): HttpsFunction | undefined {
  if (name === 'generateAuthToken') return generateAuthTokenFunction(contextOf(world), () => keys);
  return bindOperation(name, contextOf(world));
}

test.each(Object.entries(callables))('%s is an operation of the function that its contract names', (key, { name }) => {
  const [functionName = '', operation] = name.split('/');
  expect(operation).toBe(key);
  expect(Object.keys(Object.entries(OPERATIONS).find(([name]) => name === functionName)?.[1] ?? {})).toContain(key);
});

/** As the platform verified it. */
const signedIn = (claims: object = {}) => ({
  uid: 'mira',
  token: { email: 'mira@example.com', auth_time: 5, firebase: { sign_in_provider: 'password' }, ...claims },
});

async function answer(handler: HttpsFunction | undefined, data: unknown, auth: object | null = signedIn()) {
  const setHeader = vi.fn();
  const request = {
    data,
    auth,
    rawRequest: { headers: {}, res: { setHeader } },
  } as unknown as CallableRequest<unknown>;
  const result: unknown = await (handler as CallableFunction<unknown, Promise<unknown>>)
    .run(request)
    .catch((error: unknown) => error);
  return { result, setHeader };
}
const refusal = (code: string) => ({ details: expect.objectContaining({ code }) as unknown });

describe.each(NAMES)('%s', (name) => {
  const input = name === 'generateAuthToken' ? { uid: 'mira' } : {};

  test('is for the signed-in', async () => {
    const world = createWorld('guard');
    const { result } = await answer(handlerOf(world, name), input, null);
    expect(result).toMatchObject({ code: 'unauthenticated', ...refusal('auth/required') });
  });

  test.each([
    { uid: undefined, token: {} },
    { uid: 'mira', token: {} },
    { uid: 'mira', token: { auth_time: 5 } },
  ])('is refused for a bearer token that is no ID token, which emulators accept: %o', async (auth) => {
    const world = createWorld('guard');
    const { result } = await answer(handlerOf(world, name), input, auth);
    expect(result).toMatchObject({ code: 'unauthenticated', ...refusal('auth/required') });
  });

  test('is not for the suspended', async () => {
    const world = createWorld('guard');
    await putUser(world, 'mira', { suspended: true, userType: 'admin' });
    const { result } = await answer(handlerOf(world, name), input);
    expect(result).toMatchObject({ code: 'unauthenticated', ...refusal('auth/disabled') });
  });

  test('is not for a sign-in whose session has ended, here or at the other site', async () => {
    const world = createWorld('guard');
    await putUser(world, 'mira', { endedSessions: ['login-5', 'login-4'], userType: 'admin' });
    for (const claims of [{}, { auth_time: 9, sid: 'login-4' }]) {
      const { result } = await answer(handlerOf(world, name), input, signedIn(claims));
      expect(result).toMatchObject({ code: 'unauthenticated', ...refusal('auth/session-ended') });
    }
    const { result } = await answer(handlerOf(world, name), input, signedIn({ auth_time: 9 }));
    expect(JSON.stringify(result)).not.toContain('auth/session-ended');
  });
});

describe.each(NAMES)('%s, after the password was changed or reset at the provider', (name) => {
  const input = name === 'generateAuthToken' ? { uid: 'mira' } : {};

  test('is not for a sign-in from before, and rules know from then on', async () => {
    const world = createWorld('guard');
    await putUser(world, 'mira', { userType: 'admin' });
    world.identity.put('mira', { validAfter: 10 });
    for (const claims of [{ auth_time: 9 }, { auth_time: 99, sid: 'login-9' }]) {
      const { result } = await answer(handlerOf(world, name), input, signedIn(claims));
      expect(result).toMatchObject({ code: 'unauthenticated', ...refusal('auth/credentials-changed') });
    }
    expect(await world.read(documents.user('mira').path)).toMatchObject({ validAfter: 10 });
    expect(
      JSON.stringify((await answer(handlerOf(world, name), input, signedIn({ auth_time: 10 }))).result),
    ).not.toMatch(/auth\/(?:credentials-changed|session-ended|disabled)/);
  });

  test('is refused while the provider does not answer, and when the account is gone', async () => {
    const world = createWorld('guard');
    world.identity.accountError = new Error('away');
    expect((await answer(handlerOf(world, name), input)).result).toMatchObject({
      code: 'unavailable',
      ...refusal('service/unavailable'),
    });
    world.identity.accountError = null;
    await world.identity.remove('mira');
    expect((await answer(handlerOf(world, name), input)).result).toMatchObject({
      code: 'unauthenticated',
      ...refusal('auth/session-ended'),
    });
  });
});

test.each(Object.keys(userAdminOperations))('%s is for admins only, whatever claims the token has', async (name) => {
  const world = createWorld('guard');
  const operation = handlerOf(world, name);
  await putUser(world, 'mira');
  expect((await answer(operation, {}, signedIn({ admin: true, userType: 'admin' }))).result).toMatchObject({
    code: 'permission-denied',
    ...refusal('access/denied'),
  });
  await putUser(world, 'mira', { userType: 'admin' });
  expect(JSON.stringify((await answer(operation, {})).result)).not.toContain('access/denied');
});

test('an account is not deleted by a sign-in that a custom token has just renewed', async () => {
  const world = createWorld('guard');
  await putUser(world, 'mira');
  const renewed = signedIn({ auth_time: NOW / 1000, sid: 'login-5', firebase: { sign_in_provider: 'custom' } });
  expect((await answer(handlerOf(world, 'deleteAccount'), {}, renewed)).result).toMatchObject(
    refusal('auth/recent-login'),
  );
  expect(await world.list(documents.accountDeletions().path)).toEqual([]);
});

describe('calls without end', () => {
  test('by one person are refused, with the time to wait also as Retry-After', async () => {
    const world = createWorld('guard');
    const requestPro = handlerOf(world, 'requestPro');
    for (let index = 0; index < 20; index += 1) await answer(requestPro, {});
    const { result, setHeader } = await answer(requestPro, {});
    expect(result).toMatchObject({
      code: 'resource-exhausted',
      details: { code: 'limit/too-many', retryAfterSeconds: 3 },
    });
    expect(setHeader).toHaveBeenCalledWith('Retry-After', '3');
    expect((await answer(requestPro, {}, { ...signedIn(), uid: 'tide' })).setHeader).not.toHaveBeenCalled();
    world.passTime(3000);
    expect((await answer(requestPro, {})).setHeader).not.toHaveBeenCalled();
  });

  test('of the studio too are refused, before anything is read or written', async () => {
    const world = createWorld('guard');
    const createProfile = handlerOf(world, 'createProfile');
    for (let index = 0; index < 120; index += 1) await answer(createProfile, {});
    const input = { kind: 'artist', customSlug: 'mira-okafor', name: 'Mira Okafor' };
    expect((await answer(createProfile, input)).result).toMatchObject({
      code: 'resource-exhausted',
      ...refusal('limit/too-many'),
    });
    expect(await world.list(documents.artistProfiles().path)).toEqual([]);
    expect((await answer(createProfile, input, { ...signedIn(), uid: 'tide' })).result).toMatchObject({
      profileId: expect.any(String) as unknown,
    });
  });

  test('from one address are refused, for any caller and token', async () => {
    const world = createWorld('guard');
    const verify = verifyAuthTokenFunction(contextOf(world), () => keys);
    for (let index = 0; index < 240; index += 1) await answer(verify, { token: 'a.b.c' }, null);
    const { result, setHeader } = await answer(verify, { token: 'a.b.c' }, null);
    expect(result).toMatchObject({ code: 'resource-exhausted', ...refusal('limit/too-many') });
    expect(setHeader).toHaveBeenCalledWith('Retry-After', '1');
    const elsewhere = verifyAuthTokenFunction(contextOf(world, '198.51.100.1'), () => keys);
    expect((await answer(elsewhere, { token: 'a.b.c' }, null)).result).toMatchObject(refusal('auth/token-invalid'));
  });
});
