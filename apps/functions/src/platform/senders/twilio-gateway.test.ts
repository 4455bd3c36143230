import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTwilioGateway } from './twilio-gateway.ts';

const requested: { url: string | undefined; authorization: string | undefined; form: Record<string, string> }[] = [];
/** 0: no answer at all. */
let answer: [status: number, code?: number] = [201];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { url, headers } = request;
    requested.push({ url, authorization: headers.authorization, form: Object.fromEntries(new URLSearchParams(body)) });
    const [status, code] = answer;
    if (status !== 0)
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ sid: 'SM1', code, message: 'x' }));
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  requested.length = 0;
  answer = [201];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const SID = `AC${'0'.repeat(32)}`;
const send = ({ from = '+15550001111', apiUrl = origin(), signal = new AbortController().signal } = {}) =>
  createTwilioGateway({
    accountSid: SID,
    authToken: 'token',
    from,
    webhooksUrl: 'https://functions.example/webhooks',
    apiUrl,
  })({ to: '+12025550123', text: 'Salt 🌊', messageId: 'confirm_1' }, signal);

test('a text goes to the Messages API with the account’s key, and asks for reports about it', async () => {
  await send();
  expect(requested).toEqual([
    {
      url: `/2010-04-01/Accounts/${SID}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${SID}:token`).toString('base64')}`,
      form: {
        To: '+12025550123',
        From: '+15550001111',
        Body: 'Salt 🌊',
        StatusCallback: 'https://functions.example/webhooks/twilio/status?message=confirm_1',
      },
    },
  ]);
});

test('a messaging service chooses the number itself', async () => {
  await send({ from: 'MG1' });
  expect(requested[0]?.form).toMatchObject({ MessagingServiceSid: 'MG1' });
  expect(requested[0]?.form).not.toHaveProperty('From');
});

test.each<[status: number, code: number | undefined, name: string]>([
  [400, 21211, 'AddressRefused'],
  [400, 21614, 'AddressRefused'],
  [400, 21610, 'AddressRefused'],
  [400, 21617, 'MessageRefused'],
  [401, 20003, 'ServerAway'],
  [429, 20429, 'Error'],
  [500, undefined, 'Error'],
  [503, undefined, 'Error'],
])('%i with %s is understood as %s', async (status, code, name) => {
  answer = [status, code];
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name });
});

test('without an answer the text may have been taken; without a connection it has not', async () => {
  answer = [0];
  await expect(send({ signal: AbortSignal.timeout(500) })).rejects.toMatchObject({ name: 'OutcomeUnknown' });
  const away = createServer();
  away.listen(0, '127.0.0.1');
  await once(away, 'listening');
  const { port } = away.address() as AddressInfo;
  away.close();
  await once(away, 'close');
  await expect(send({ apiUrl: `http://127.0.0.1:${port}` })).rejects.toMatchObject({ name: 'ServerAway' });
});
