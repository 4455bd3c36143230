import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import twilio from 'twilio';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inboxApp } from './inbox-web.ts';
import { Mailboxes } from './mailbox.ts';

const notified: { url: string; form: Record<string, string>; signed: boolean }[] = [];
let answer = '';
/** The product's webhooks. */
const product = createServer((request, response) => {
  void text(request).then((body) => {
    const form = Object.fromEntries(new URLSearchParams(body));
    const url = `http://${request.headers.host}${request.url}`;
    const signature = String(request.headers['x-twilio-signature']);
    notified.push({ url, form, signed: twilio.validateRequest('token', signature, url, form) });
    response.end(answer);
  });
});
let state: string;
let app: ReturnType<typeof inboxApp>;
let hooks: string;
beforeEach(async () => {
  notified.length = 0;
  answer = '<Response/>';
  state = await mkdtemp(join(tmpdir(), 'twilio-'));
  product.listen(0, '127.0.0.1');
  await once(product, 'listening');
  hooks = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const account = { accountSid: 'AC1', authToken: 'token', from: '+15005550006', webhooksUrl: hooks };
  app = inboxApp(await Mailboxes.open(state), account);
});
afterEach(async () => {
  product.closeAllConnections();
  product.close();
  await rm(state, { recursive: true });
});

const post = (form: Record<string, string>, key = 'AC1:token') =>
  app.request('/2010-04-01/Accounts/AC1/Messages.json', {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}` },
    body: new URLSearchParams(form),
  });
const send = (to = '+15551234567') =>
  post({ To: to, From: '+15005550006', Body: 'Salt 🌊', StatusCallback: `${hooks}/twilio/status?message=m1` });
const texts = async () =>
  ((await (await app.request('/api/messages?to=%2B15551234567')).json()) as { messages: { id: string }[] }).messages;
const reply = async (body: string) =>
  app.request(`/messages/${(await texts())[0]?.id}/reply`, {
    method: 'POST',
    body: new URLSearchParams({ Body: body }),
  });

test('a text arrives, and its status is reported with a signature', async () => {
  expect(await (await send()).json()).toMatchObject({ sid: expect.stringMatching(/^SM/) as string, status: 'queued' });
  expect(await texts()).toHaveLength(1);
  await expect
    .poll(() => notified)
    .toMatchObject([{ url: `${hooks}/twilio/status?message=m1`, form: { MessageStatus: 'delivered' }, signed: true }]);
});

test('wrong keys, numbers and empty texts are refused with Twilio’s errors', async () => {
  expect((await post({}, 'AC1:guess')).status).toBe(401);
  const codeOf = async (response: Response | Promise<Response>) =>
    ((await (await response).json()) as { code: number }).code;
  expect(await codeOf(send('unknown'))).toBe(21211);
  expect(await codeOf(send('+15005550009'))).toBe(21614);
  expect(await codeOf(post({ To: '+15551234567', Body: '' }))).toBe(21602);
});

test('STOP blocks the number until START, as Twilio does; other replies go to the product, whose answer arrives', async () => {
  await send();
  await reply('STOP');
  expect(notified.at(-1)).toMatchObject({ url: `${hooks}/twilio/replies`, form: { Body: 'STOP' }, signed: true });
  expect(await texts()).toHaveLength(2);
  expect((await send()).status).toBe(400);
  await reply('START');
  expect((await send()).status).toBe(201);
  answer = '<Response><Message>Help: a &amp; b</Message></Response>';
  expect((await reply('Hilfe')).status).toBe(303);
  const all = await texts();
  const last = await (await app.request(`/api/messages/${all.at(-1)?.id}`)).json();
  expect(last).toMatchObject({ text: 'Help: a & b', from: '+15005550006' });
});

test('the page of a text offers a reply', async () => {
  await send();
  const page = await (await app.request(`/messages/${(await texts())[0]?.id}`)).text();
  expect(page).toContain('value="STOP"');
});
