import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AddressRefused } from './address-refused.ts';
import { MessageRefused } from './message-refused.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';
import { ServerAway } from './server-away.ts';
import { createTextGateway } from './text-gateway.ts';

const requested: { headers: object; body: unknown }[] = [];
/** 0: no answer at all. */
let status = 202;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    requested.push({ headers: request.headers, body: JSON.parse(body) as unknown });
    if (status !== 0) response.writeHead(status).end('{}');
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  requested.length = 0;
  status = 202;
});
afterAll(() => void server.close());
const send = (signal = new AbortController().signal) =>
  createTextGateway({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    key: 'sms-key',
    from: 'Countin',
  })({ to: '+12025550123', text: 'Salt 🌊', messageId: 'confirm_1' }, signal);

test('a text is sent with the API key and an idempotency id', async () => {
  await send();
  expect(requested).toEqual([
    {
      headers: expect.objectContaining({
        authorization: 'Bearer sms-key',
        'idempotency-key': 'confirm_1',
        'content-type': 'application/json',
      }) as object,
      body: { to: '+12025550123', from: 'Countin', text: 'Salt 🌊' },
    },
  ]);
});

test.each([404, 410, 422])('%i refuses the number permanently', async (answer) => {
  status = answer;
  await expect(send()).rejects.toBeInstanceOf(AddressRefused);
});

test('400 refuses the text, and not its number', async () => {
  status = 400;
  await expect(send()).rejects.toBeInstanceOf(MessageRefused);
});

test.each([302, 401, 403, 409, 429, 500, 503])('%i may pass, and the text has not been taken', async (answer) => {
  status = answer;
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect([error instanceof AddressRefused, error instanceof OutcomeUnknown]).toEqual([false, false]);
});

test('a gateway that does not answer within the attempt may have taken the text', async () => {
  status = 0;
  await expect(send(AbortSignal.timeout(200))).rejects.toBeInstanceOf(OutcomeUnknown);
  expect(requested).toHaveLength(1);
});

test('an unreachable gateway has accepted nothing', async () => {
  const away = createServer();
  away.listen(0, '127.0.0.1');
  await once(away, 'listening');
  const { port } = away.address() as AddressInfo;
  away.close();
  await once(away, 'close');
  const nowhere = createTextGateway({ url: `http://127.0.0.1:${port}/messages`, key: 'sms-key', from: 'Countin' });
  const error = await nowhere(
    { to: '+12025550123', text: 'Salt', messageId: 'confirm_1' },
    new AbortController().signal,
  ).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ServerAway);
});
