import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailLanguages } from '../identity-mail/mail-languages.ts';
import { startAuthGateway } from './auth-gateway.ts';
import { WRONG_PASSWORDS } from './log-in-limit.ts';

const RIGHT = 'night-ferry-22';
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
const RESET = '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local';

/** Requests that have reached the emulator. */
let reached: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[];
const emulator = createServer(
  (request, response) =>
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-emulator': 'yes' }).end(JSON.stringify(body));
    }),
);
async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  const body = (await buffer(request)).toString();
  const { url = '', method = '', headers } = request;
  reached.push({ url, method, headers, body });
  if (url === RESET) return [200, { email: 'mira@example.com' }];
  if (url !== SIGN_IN || (JSON.parse(body) as { password?: string }).password === RIGHT)
    return [200, { idToken: 'signed' }];
  return [400, { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }];
}

let languages: MailLanguages;
let gateway: Awaited<ReturnType<typeof startAuthGateway>>;
beforeEach(async () => {
  reached = [];
  emulator.listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  languages = new MailLanguages();
  gateway = await startAuthGateway({ port: 0, emulatorPort: (emulator.address() as AddressInfo).port, languages });
});
afterEach(async () => {
  await gateway.close();
  emulator.closeAllConnections();
  emulator.close();
});

const post = (path: string, body: unknown) =>
  fetch(`http://127.0.0.1:${gateway.port}${path}`, {
    method: 'POST',
    headers: { origin: 'http://countin.localhost:5173', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const logIn = (password: string, email = 'mira@example.com') =>
  post(SIGN_IN, { email, password, returnSecureToken: true });
const guess = async (times: number) => {
  for (let nth = 0; nth < times; nth += 1)
    expect(await (await logIn(`wrong-${nth}`)).json()).toMatchObject({
      error: { message: 'INVALID_LOGIN_CREDENTIALS' },
    });
};

test('after its number of wrong passwords an account refuses every password, with the provider’s error', async () => {
  await guess(WRONG_PASSWORDS);
  const refused = await logIn(RIGHT);
  expect(refused.status).toBe(400);
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://countin.localhost:5173');
  expect(await refused.json()).toMatchObject({
    error: { code: 400, message: expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER : /) as unknown },
  });
  expect(reached).toHaveLength(WRONG_PASSWORDS);
  expect((await logIn(RIGHT, 'tide@example.com')).status).toBe(200);
});

test('the language of a request for mail is remembered', async () => {
  await fetch(`http://127.0.0.1:${gateway.port}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': 'ko' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'mira@example.com' }),
  });
  expect(languages.of('mira@example.com')).toBe('ko');
});

test('right passwords are never limited, however many', async () => {
  for (let nth = 0; nth < 3 * WRONG_PASSWORDS; nth += 1) expect((await logIn(RIGHT)).status).toBe(200);
});

test('one that is right in between begins the count anew', async () => {
  await guess(WRONG_PASSWORDS - 1);
  await logIn(RIGHT);
  await guess(WRONG_PASSWORDS - 1);
  expect((await logIn(RIGHT)).status).toBe(200);
});

test('a new password lifts the limit', async () => {
  await guess(WRONG_PASSWORDS);
  await post(RESET, { oobCode: 'abc', newPassword: RIGHT });
  expect((await logIn(RIGHT)).status).toBe(200);
});

test('other requests pass unchanged', async () => {
  const answered = await post('/emulator/v1/projects/demo/config?x=1', { a: 'ü' });
  expect(await answered.json()).toEqual({ idToken: 'signed' });
  expect(answered.headers.get('x-emulator')).toBe('yes');
  expect(reached).toMatchObject([
    {
      url: '/emulator/v1/projects/demo/config?x=1',
      method: 'POST',
      body: '{"a":"ü"}',
      headers: { origin: 'http://countin.localhost:5173' },
    },
  ]);
});

test('requests fail while the emulator is down', async () => {
  emulator.closeAllConnections();
  emulator.close();
  await once(emulator, 'close');
  await expect(logIn(RIGHT)).rejects.toThrow('fetch failed');
});
