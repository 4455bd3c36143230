import { Client, credentials, Metadata, type StatusObject } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { wireToJson } from '../protocol/proto-json.ts';
import { rpcMethod, rpcMethods, SERVICE_NAME } from '../protocol/schema.ts';
import { serve, type RunningFrontEnds } from '../protocol/serve.ts';
import { compileRules } from '../rules/index.ts';
import { Status, type Wire } from '../service.ts';
import { encodeMessage } from '../wire/encode-message.ts';
import { addressesWithId, HOSTILE_IDS, withCollectionId, withDocumentId } from './hostile-ids.ts';
import { REST_VERBS } from './http-inputs.ts';
import { samples } from './sample-requests.ts';

let server: RunningFrontEnds;
let client: Client;
const log: string[] = [];
beforeAll(async () => {
  // Transactions that nothing finishes must not keep all that follow waiting.
  const transactionTimes = { idle: 10, lock: 10 };
  const service = createEngine({ durability: 'normal', compileRules, transactionTimes });
  server = await serve({ service, host: '127.0.0.1', port: 0, log: (line) => log.push(line) });
  client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
});
afterAll(async () => {
  client.close();
  await server.close();
  expect(log).toEqual([]);
});

function statusOf(name: string, wire: Wire): Promise<number> {
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const call = client.makeBidiStreamRequest(
    `/${SERVICE_NAME}/${name}`,
    (request: Wire) => encodeMessage(rpcMethod(name).requestType, request),
    (bytes) => bytes,
    metadata,
  );
  call.on('error', () => undefined).resume();
  call.end(wire);
  return new Promise((resolve) => call.on('status', ({ code }: StatusObject) => resolve(code)));
}

/** A Write stream names its documents after a handshake, which the samples have apart. */
const single = rpcMethods.filter(({ name, requestStream }) => samples[name] && (!requestStream || name === 'Listen'));
const ids = HOSTILE_IDS.map((id) => [id.length > 20 ? `${id[0]} × ${id.length}` : JSON.stringify(id), id] as const);

describe.each(ids)('the id %s', (_, id) => {
  it.each(single)('in $name over gRPC', async ({ name }) => {
    for (const sample of samples[name] ?? []) {
      for (const wire of [withDocumentId(sample, id), withCollectionId(sample, id)])
        expect([Status.INTERNAL, Status.UNKNOWN, Status.UNAVAILABLE], JSON.stringify(wire)).not.toContain(
          await statusOf(name, wire),
        );
    }
  });

  it.each(REST_VERBS)('over REST in %s %s', async (verb, address, name) => {
    for (const sample of samples[name] ?? []) {
      const bodies = [withDocumentId(sample, id), withCollectionId(sample, id)].map((wire) =>
        JSON.stringify(wireToJson(rpcMethod(name).requestType, wire)),
      );
      for (const path of [...addressesWithId(address, id), address]) {
        for (const body of ['{}', ...bodies]) {
          const init = { method: verb, body: verb === 'GET' || verb === 'DELETE' ? null : body };
          const { status } = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
          expect([200, 400, 404, 409, 501], path).toContain(status);
        }
      }
    }
  });

  it('refuses to create a document in each way', async () => {
    const [create = {}] = samples.CreateDocument ?? [];
    const [update = {}] = samples.UpdateDocument ?? [];
    const wires = [
      ['CreateDocument', withDocumentId(create, id)],
      ['UpdateDocument', withDocumentId({ document: update.document }, id)],
    ] as const;
    // Without an id a document gets one of its own, and a whole path below another document is one.
    const accepted = id === '' ? 'CreateDocument' : id === 'b/c/d' ? 'UpdateDocument' : null;
    for (const [name, wire] of wires.filter(([method]) => method !== accepted))
      expect(await statusOf(name, wire)).toBe(Status.INVALID_ARGUMENT);
  });
});
