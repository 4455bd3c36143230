import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FiledMessage } from './mailbox.ts';
import { startMailInbox } from './mail-inbox.ts';

const ACCOUNT = { accountSid: 'AC1', authToken: 'token', from: '+15005550006', webhooksUrl: 'http://127.0.0.1:9' };
let state: string;
let inbox: Awaited<ReturnType<typeof startMailInbox>>;
beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), 'inbox-'));
  inbox = await startMailInbox(state, { smtp: 0, inbox: 0 }, ACCOUNT);
});
afterEach(async () => {
  await inbox.close();
  await rm(state, { recursive: true });
});

const MESSAGE = {
  from: 'Countin <hello@countin.localhost>',
  to: 'Ada@Example.com',
  subject: 'Please confirm ☀',
  messageId: '<confirm_1@countin.localhost>',
  text: 'Hello Ada,\nconfirm: http://countin.localhost:5173/r/abc?x=1\n<script>',
  html: '<p>Hello <script>parent.document.title = "broken"</script></p>',
  headers: { 'List-Unsubscribe': '<http://countin.localhost:5173/r/abc?one-click>' },
};

async function send(
  message: Partial<typeof MESSAGE> & { envelope?: { from: string; to: string[] } } = {},
): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: inbox.ports.smtp });
  await transport.sendMail({ ...MESSAGE, ...message });
  transport.close();
}
const get = (path: string) => fetch(`http://127.0.0.1:${inbox.ports.inbox}${path}`);
const list = async (to = '') =>
  (
    (await (await get(`/api/messages${to && `?to=${encodeURIComponent(to)}`}`)).json()) as {
      messages: { id: string; subject: string; deliveries: number }[];
    }
  ).messages;

test('a message arrives whole, for its recipient whatever the case', async () => {
  await send();
  const [filed] = await list('ada@EXAMPLE.com');
  expect(filed).toMatchObject({ subject: 'Please confirm ☀', deliveries: 1 });
  const message = (await (await get(`/api/messages/${filed?.id}`)).json()) as FiledMessage;
  expect(message).toMatchObject({
    to: 'ada@example.com',
    from: 'Countin <hello@countin.localhost>',
    links: ['http://countin.localhost:5173/r/abc?x=1'],
  });
  expect(message.text).toContain('Hello Ada');
  expect(message.headers).toContainEqual({
    key: 'list-unsubscribe',
    value: '<http://countin.localhost:5173/r/abc?one-click>',
  });
  expect(await list('unknown@example.com')).toEqual([]);
});

test('the same message sent twice is filed once', async () => {
  await Promise.all([send(), send()]);
  await send({ messageId: '<release_1@countin.localhost>', subject: 'Out now' });
  expect((await list()).map(({ subject, deliveries }) => [subject, deliveries])).toEqual([
    ['Please confirm ☀', 2],
    ['Out now', 1],
  ]);
});

test('a text message arrives on its phone, once for each key', async () => {
  const text = (
    body: object,
    headers: Record<string, string> = { authorization: 'Bearer local', 'idempotency-key': 'confirm_1' },
  ) =>
    fetch(`http://127.0.0.1:${inbox.ports.inbox}/texts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  const message = { to: '+15551234567', from: 'Countin', text: 'Confirm: http://countin.localhost:5173/r/abc' };
  expect([await text(message), await text(message)]).toEqual([202, 202]);
  const [filed, ...more] = await list('+15551234567');
  expect([filed, more]).toMatchObject([{ subject: 'Text message', deliveries: 2 }, []]);
  expect(await (await get(`/api/messages/${filed?.id}`)).json()).toMatchObject({
    text: message.text,
    links: ['http://countin.localhost:5173/r/abc'],
  });
  expect([await text({ ...message, to: 'unknown' }), await text(message, {})]).toEqual([422, 401]);
});

test('the hub takes the addresses of changed feeds', async () => {
  const publish = (...fields: [string, string][]) =>
    fetch(`http://127.0.0.1:${inbox.ports.inbox}/hub`, { method: 'POST', body: new URLSearchParams(fields) }).then(
      ({ status }) => status,
    );
  const [rss, json] = ['http://tide.cnt.localhost/feed.rss', 'http://tide.cnt.localhost/feed.json'];
  expect(await publish(['hub.mode', 'publish'], ['hub.url', rss], ['hub.url', json])).toBe(204);
  expect(await publish(['hub.mode', 'publish'], ['hub.url', rss])).toBe(204);
  expect(await publish(['hub.mode', 'subscribe'], ['hub.url', json])).toBe(400);
  const times = async (topic: string) => (await get(`/api/topics?url=${encodeURIComponent(topic)}`)).json();
  expect([await times(rss), await times(json)]).toEqual([{ times: 2 }, { times: 1 }]);
});

test('each recipient has a mailbox of their own', async () => {
  await send({ envelope: { from: 'hello@countin.localhost', to: ['a@example.com', 'b@example.com'] } });
  expect(await list('a@example.com')).toHaveLength(1);
  expect(await list('b@example.com')).toHaveLength(1);
});

test('mail is still there after a restart, and a second copy is still recognised', async () => {
  await send();
  await inbox.close();
  inbox = await startMailInbox(state, { smtp: 0, inbox: 0 }, ACCOUNT);
  await send();
  expect((await list()).map(({ deliveries }) => deliveries)).toEqual([2]);
});

test('the page shows text and links, and keeps the message in a frame that runs nothing', async () => {
  await send();
  const [filed] = await list();
  const overview = await (await get('/')).text();
  expect(overview).toContain('Please confirm ☀');
  const page = await get(`/messages/${filed?.id}`);
  const html = await page.text();
  expect(html).toContain('<a href="http://countin.localhost:5173/r/abc?x=1">');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
  expect(html).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('an empty inbox explains itself, and an unknown message is not found', async () => {
  expect(await (await get('/')).text()).toContain('No mail yet');
  expect((await get('/messages/none')).status).toBe(404);
  expect((await get('/api/messages/none')).status).toBe(404);
});

test('the inbox can be emptied', async () => {
  await send();
  await fetch(`http://127.0.0.1:${inbox.ports.inbox}/api/messages`, { method: 'DELETE' });
  expect(await list()).toEqual([]);
});
