/**
 * A bare grpc-js server with an SQLite file. Each call inserts rows as one durable transaction and answers with bytes
 * that it was given. It measures transport and storage alone, without parsing.
 */
import { Server, ServerCredentials, type handleUnaryCall } from '@grpc/grpc-js';
import { SERVICE } from './messages.ts';
import { openRaw } from './raw-rows.ts';

const same = (bytes: Buffer): Buffer => bytes;
const codecs = { requestSerialize: same, requestDeserialize: same, responseSerialize: same, responseDeserialize: same };
const raw = openRaw(process.argv[2] ?? '');
let answer = Buffer.alloc(0);
let rows: readonly Uint8Array[] = [];
let calls = 0;

const commit: handleUnaryCall<Buffer, Buffer> = (_, done) => {
  raw.insert(`commit/${calls++}`, rows);
  done(null, answer);
};

const server = new Server({ 'grpc.max_receive_message_length': -1 });
server.addService(
  { commit: { path: `${SERVICE}/Commit`, requestStream: false, responseStream: false, ...codecs } },
  { commit },
);
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  process.send?.(error ? { error: String(error) } : { port });
});

process.on('message', (message: { answer: Uint8Array; rows: readonly Uint8Array[] }) => {
  answer = Buffer.from(message.answer);
  rows = message.rows.map((row) => Buffer.from(row));
  process.send?.({});
});
