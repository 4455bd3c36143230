import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssistantError, AssistantRefusal, createAssistant, type DraftRequest } from './assistant.ts';

const requested: { headers: object; body: unknown }[] = [];
let answer: (response: ServerResponse) => void;
const json = (body: unknown) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const server = createServer((request, response) => {
  void text(request).then((body) => {
    requested.push({ headers: request.headers, body: JSON.parse(body) as unknown });
    answer(response);
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  requested.length = 0;
  answer = json({ text: 'Neue EP.' });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const request: DraftRequest = {
  language: 'de',
  kind: 'short',
  limit: 300,
  counting: 'utf16',
  facts: { title: 'Low Sun' },
  source: null,
};
const draft = (timeoutMs = 2000) =>
  createAssistant({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/draft`,
    key: 'draft-key',
    timeoutMs,
  })(request);

test('a draft is asked for with the key, the facts and instructions not to invent any', async () => {
  expect(await draft()).toBe('Neue EP.');
  expect(requested).toEqual([
    {
      headers: expect.objectContaining({
        authorization: 'Bearer draft-key',
        'content-type': 'application/json',
      }) as object,
      body: { instructions: expect.stringContaining('Use only the facts') as string, request },
    },
  ]);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['an error', (response) => response.writeHead(500).end()],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['HTML', (response) => response.writeHead(200).end('<html>')],
  ['another form', json({ draft: 'Neue EP.' })],
  ['a number', json({ text: 7 })],
  ['nothing', (response) => response.writeHead(200).end()],
  ['bytes that are no UTF-8', (response) => response.writeHead(200).end(Buffer.from([0x22, 0xff, 0x22]))],
  ['10 MB', json({ text: 'x'.repeat(10_000_000) })],
  [
    'a broken answer',
    (response) => response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()),
  ],
])('an assistant that answers %s has failed', async (_what, broken) => {
  answer = (response) => void broken(response);
  await expect(draft()).rejects.toBeInstanceOf(AssistantError);
});

test('a refusal is told apart from a failure', async () => {
  answer = json({ refusal: 'No texts about this.' });
  await expect(draft()).rejects.toBeInstanceOf(AssistantRefusal);
});

test('an assistant that does not answer, or not to the end, has failed at the deadline', async () => {
  answer = () => undefined;
  await expect(draft(200)).rejects.toBeInstanceOf(AssistantError);
  answer = (response) => void response.writeHead(200).write('{');
  await expect(draft(200)).rejects.toBeInstanceOf(AssistantError);
});
