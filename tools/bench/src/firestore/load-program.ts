/** Makes calls from a process of its own, so that the client is not what is measured. */
import { promisify } from 'node:util';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import type { Load } from './load.ts';

const same = (bytes: Buffer): Buffer => bytes;
const metadata = new Metadata();
metadata.set('authorization', 'Bearer owner');

const clients = new Map<string, Client>();

/** Calls are measured, not connecting: one connection serves every load, as in an application. */
async function connected(address: string): Promise<Client> {
  let client = clients.get(address);
  if (!client)
    clients.set(
      address,
      (client = new Client(address, credentials.createInsecure(), { 'grpc.max_receive_message_length': -1 })),
    );
  await promisify(client.waitForReady).call(client, Date.now() + 10_000);
  return client;
}

async function run({ address, path, streaming, requests, inFlight }: Load): Promise<number> {
  const client = await connected(address);
  const call = (request: Buffer): Promise<void> => (streaming ? serverStream(request) : unary(request));
  const unary = (request: Buffer) =>
    new Promise<void>((resolve, reject) => {
      client.makeUnaryRequest(path, same, same, request, metadata, (error) => (error ? reject(error) : resolve()));
    });
  const serverStream = (request: Buffer) =>
    new Promise<void>((resolve, reject) => {
      client
        .makeServerStreamRequest(path, same, same, request, metadata)
        .on('data', () => undefined)
        .on('end', resolve)
        .on('error', reject);
    });
  let next = 0;
  const work = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) await call(Buffer.from(request));
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: inFlight }, work));
  const seconds = (performance.now() - started) / 1000;
  return requests.length / seconds;
}

process.on('message', (load: Load) => {
  run(load).then(
    (perSecond) => process.send?.({ perSecond }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
