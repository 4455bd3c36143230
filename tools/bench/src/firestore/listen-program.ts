/** Holds many streams open in a process of its own, and says when all of them have received something. */
import { Client, credentials, Metadata, type ClientDuplexStream } from '@grpc/grpc-js';
import { SERVICE } from './messages.ts';

const same = (bytes: Buffer): Buffer => bytes;
const metadata = new Metadata();
metadata.set('authorization', 'Bearer owner');
const STREAMS_PER_CONNECTION = 100;

let clients: Client[] = [];
let streams: ClientDuplexStream<Buffer, Buffer>[] = [];
let missing = 0;
/** Messages of the first stream since the last call. */
let received: Buffer[] = [];

/** Waits for so many messages on each of the streams. */
function expectMessages(each: number): void {
  missing = each * streams.length;
  received = [];
}

function open(address: string, requests: readonly Uint8Array[]): void {
  requests.forEach((request, n) => {
    if (n % STREAMS_PER_CONNECTION === 0)
      clients.push(new Client(address, credentials.createInsecure(), { 'grpc.use_local_subchannel_pool': 1 }));
    const stream = (clients.at(-1) as Client).makeBidiStreamRequest(`${SERVICE}/Listen`, same, same, metadata);
    stream.on('error', () => undefined);
    stream.on('data', (bytes: Buffer) => {
      if (stream === streams[0]) received.push(bytes);
      missing -= 1;
      if (missing === 0) process.send?.({ received });
    });
    streams.push(stream);
    stream.write(Buffer.from(request));
  });
}

process.on(
  'message',
  (message: { open?: { address: string; requests: Uint8Array[] }; expect?: number; close?: true }) => {
    if (message.open) open(message.open.address, message.open.requests);
    if (message.expect) expectMessages(message.expect);
    if (message.close) {
      for (const stream of streams) stream.cancel();
      for (const client of clients) client.close();
      [streams, clients] = [[], []];
      process.send?.({});
    }
  },
);
