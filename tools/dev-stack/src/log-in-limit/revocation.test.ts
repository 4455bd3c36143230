import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAuthGateway } from './auth-gateway.ts';
import { timesOf } from './sign-in-tokens.ts';

const API = '/identitytoolkit.googleapis.com/v1';
const FORM = 'application/x-www-form-urlencoded';

interface Claims {
  readonly sub: string;
  readonly auth_time: number;
  readonly iat: number;
  readonly sid?: string;
}
const idToken = (claims: Claims) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
const refreshToken = Buffer.from(JSON.stringify({ localId: 'mira' })).toString('base64');

/** As the emulator has it: every token tells of the newest log-in, and refresh tokens stay good. */
let account: { validSince: number; newestLogIn: number; now: number };
let codes: Record<string, string>;
const emulator = createServer(
  (request, response) =>
    void answer(request).then((body) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    ),
);
async function answer(request: IncomingMessage): Promise<object> {
  const url = request.url ?? '';
  const issued = () => idToken({ sub: 'mira', auth_time: account.newestLogIn, iat: account.now, sid: 'login-5' });
  if (url.includes('/token')) {
    expect(new URLSearchParams(await text(request)).get('refresh_token')).toBe(refreshToken);
    return { id_token: issued(), access_token: issued(), refresh_token: refreshToken, expires_in: '3600' };
  }
  const body = (await json(request)) as Record<string, string>;
  if (url.includes('accounts:lookup')) return { users: [{ localId: 'mira', validSince: String(account.validSince) }] };
  if (url.includes('accounts:resetPassword')) return { requestType: codes[body['oobCode'] ?? ''] };
  if (url.includes('accounts:signIn')) account.newestLogIn = account.now;
  if (url.includes('/projects/')) account.validSince = Number(body['validSince']);
  if (body['password'] !== undefined && body['idToken'] !== undefined) account.validSince = account.now;
  return url.includes('/projects/') || body['oobCode'] !== undefined
    ? { localId: 'mira' }
    : { localId: 'mira', idToken: issued(), refreshToken };
}

let gateway: Awaited<ReturnType<typeof startAuthGateway>>;
beforeEach(async () => {
  account = { validSince: 0, newestLogIn: 0, now: 100 };
  codes = {};
  emulator.listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  gateway = await startAuthGateway({
    port: 0,
    emulatorPort: (emulator.address() as AddressInfo).port,
    now: () => account.now * 1000,
  });
});
afterEach(async () => {
  await gateway.close();
  emulator.closeAllConnections();
  emulator.close();
});

const post = async (path: string, body: string, type = 'application/json') => {
  const answered = await fetch(`http://127.0.0.1:${gateway.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return (await answered.json()) as Record<string, string> & { error?: { message: string } };
};
const logIn = () =>
  post(
    `${API}/accounts:signInWithPassword?key=local`,
    JSON.stringify({ email: 'mira@example.com', password: 'right' }),
  );
const refresh = (token = '') =>
  post(
    '/securetoken.googleapis.com/v1/token?key=local',
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
    FORM,
  );

test('a refreshed token has the time of its own log-in, not of the newest', async () => {
  const first = await logIn();
  account.now = 200;
  await logIn();
  account.now = 300;
  const refreshed = await refresh(first['refreshToken']);
  expect(timesOf(refreshed['id_token'] ?? '')).toEqual({ authTime: 100, issuedAt: 300 });
  expect(refreshed['access_token']).toBe(refreshed['id_token']);
  expect(Buffer.from(refreshed['id_token']?.split('.')[1] ?? '', 'base64url').toString()).toContain('"sid":"login-5"');
  expect((await refresh(refreshed['refresh_token']))['id_token']).toBeDefined();
});

test('a new password ends every refresh token from before it, and the device that set it keeps its log-in', async () => {
  const other = await logIn();
  account.now = 150;
  const own = await logIn();
  account.now = 200;
  const changed = await post(
    `${API}/accounts:update?key=local`,
    JSON.stringify({ idToken: own['idToken'], password: 'slow-tide-31' }),
  );
  expect(timesOf(changed['idToken'] ?? '')).toEqual({ authTime: 150, issuedAt: 200 });
  for (const ended of [other, own]) expect((await refresh(ended['refreshToken'])).error?.message).toBe('TOKEN_EXPIRED');
  expect(timesOf((await refresh(changed['refreshToken']))['id_token'] ?? '')?.authTime).toBe(150);
  account.now = 300;
  expect((await refresh((await logIn())['refreshToken']))['id_token']).toBeDefined();
});

test.each([
  ['VERIFY_AND_CHANGE_EMAIL', true],
  ['RECOVER_EMAIL', true],
  ['VERIFY_EMAIL', false],
])('a mail’s link for %s ends sign-ins: %s', async (requestType, ends) => {
  const before = await logIn();
  account.now = 200;
  codes = { abc: requestType };
  await post(`${API}/accounts:update?key=local`, JSON.stringify({ oobCode: 'abc' }));
  expect((await refresh(before['refreshToken'])).error?.message).toBe(ends ? 'TOKEN_EXPIRED' : undefined);
});

test('a refresh token of the emulator passes unchanged', async () => {
  expect((await refresh(refreshToken))['refresh_token']).toBe(refreshToken);
});

test('nothing goes through while the emulator has no accounts', async () => {
  gateway.setOpen(false);
  await expect(logIn()).rejects.toThrow('fetch failed');
  gateway.setOpen(true);
  expect((await logIn())['idToken']).toBeDefined();
});
