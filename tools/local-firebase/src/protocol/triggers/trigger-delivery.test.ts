import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentChange } from './document-event.ts';
import { TriggerDelivery } from './trigger-delivery.ts';
import { TriggerRegistry } from './trigger-registry.ts';

const NAME = 'projects/p/databases/(default)/documents/users/ann';
const TYPE = 'google.cloud.firestore.document.v1.written.withAuthContext';
const TIME = { seconds: '1577836800', nanos: 1000 };
const document = (n: string) => ({
  name: NAME,
  fields: { n: { integerValue: n }, same: { booleanValue: true } },
  createTime: TIME,
  updateTime: TIME,
});
const change = (before: string | null, after: string | null): DocumentChange => ({
  name: NAME,
  before: before === null ? null : document(before),
  after: after === null ? null : document(after),
  time: TIME,
  caller: { admin: false, auth: { uid: 'ann', token: {} } },
});

interface Received {
  readonly path: string | undefined;
  readonly contentType: string | undefined;
  readonly event: Record<string, unknown>;
  answer(status: number): void;
}

let functions: http.Server;
let received: Received[];
let arrived: () => void;
let delivery: TriggerDelivery;
let log: string[];

beforeEach(async () => {
  received = [];
  log = [];
  arrived = () => {};
  functions = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const event = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      const answer = (status: number) => void response.writeHead(status).end();
      received.push({ path: request.url, contentType: request.headers['content-type'], event, answer });
      arrived();
    });
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const registry = new TriggerRegistry();
  const where = { database: '(default)', namespace: '(default)' };
  registry.registerEvent('p', 'region-hello', {
    eventType: TYPE,
    ...where,
    document: { value: 'users/{uid}', matchType: 'PATH_PATTERN' },
  });
  const functionsEmulator = `127.0.0.1:${(functions.address() as AddressInfo).port}`;
  delivery = new TriggerDelivery({ registry, functionsEmulator, log: (line) => void log.push(line) });
});
afterEach(() => new Promise((resolve) => functions.close(resolve)));

async function next(count: number): Promise<Received> {
  while (received.length < count) await new Promise<void>((resolve) => (arrived = resolve));
  return received[count - 1] as Received;
}

describe('delivery to functions', () => {
  it('posts a CloudEvent with both documents and what differs', async () => {
    delivery.deliver(change('1', '2'));
    const { path, contentType, event, answer } = await next(1);
    answer(200);
    expect(path).toBe('/functions/projects/p/triggers/region-hello');
    expect(contentType).toBe('application/cloudevents+json');
    const time = '2020-01-01T00:00:00.000001Z';
    const json = (n: string) => ({
      name: NAME,
      fields: { n: { integerValue: n }, same: { booleanValue: true } },
      createTime: time,
      updateTime: time,
    });
    expect(event).toEqual({
      specversion: '1.0',
      id: expect.any(String),
      source: '//firestore.googleapis.com/projects/p/databases/(default)',
      type: TYPE,
      time,
      subject: 'documents/users/ann',
      project: 'p',
      location: 'us-central1',
      database: '(default)',
      namespace: '(default)',
      document: 'users/ann',
      datacontenttype: 'application/json',
      authtype: 'app_user',
      authid: 'ann',
      data: { value: json('2'), oldValue: json('1'), updateMask: { fieldPaths: ['n'] } },
    });
  });

  it('sends the next event of a document when the last is answered, even with a failure', async () => {
    delivery.deliver(change(null, '1'));
    delivery.deliver(change('1', null));
    const first = await next(1);
    expect(first.event.data).not.toHaveProperty('oldValue');
    expect(received).toHaveLength(1);
    first.answer(500);
    const second = await next(2);
    second.answer(200);
    expect(second.event.data).not.toHaveProperty('value');
    expect(log).toEqual([`Trigger region-hello for ${NAME} failed: HTTP 500`]);
  });
});
