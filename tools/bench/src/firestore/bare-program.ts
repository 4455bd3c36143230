/**
 * A bare grpc-js server. It answers calls with bytes that it was given, and pushes bytes to every open stream on
 * command. It measures the transport alone.
 */
import {
  Server,
  ServerCredentials,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type ServerDuplexStream,
} from '@grpc/grpc-js';
import { SERVICE } from './messages.ts';

const same = (bytes: Buffer): Buffer => bytes;
const codecs = { requestSerialize: same, requestDeserialize: same, responseSerialize: same, responseDeserialize: same };
const streams = new Set<ServerDuplexStream<Buffer, Buffer>>();
let answer = Buffer.alloc(0);

const read: handleServerStreamingCall<Buffer, Buffer> = (call) => {
  call.write(answer);
  call.end();
};
const listen: handleBidiStreamingCall<Buffer, Buffer> = (call) => {
  streams.add(call);
  call.on('data', () => call.write(answer));
  call.on('cancelled', () => streams.delete(call));
};

const server = new Server();
server.addService(
  {
    read: { path: `${SERVICE}/BatchGetDocuments`, requestStream: false, responseStream: true, ...codecs },
    listen: { path: `${SERVICE}/Listen`, requestStream: true, responseStream: true, ...codecs },
  },
  { read, listen },
);
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  process.send?.(error ? { error: String(error) } : { port });
});

process.on('message', (message: { answer?: Uint8Array; push?: readonly Uint8Array[] }) => {
  if (message.answer) answer = Buffer.from(message.answer);
  const pushed = (message.push ?? []).map((bytes) => Buffer.from(bytes));
  for (const stream of streams) for (const bytes of pushed) stream.write(bytes);
  process.send?.({});
});
