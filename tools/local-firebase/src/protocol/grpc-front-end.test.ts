import { once } from 'node:events';
import { connect, type Settings } from 'node:http2';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RpcError, Status, type Wire } from '../service.ts';
import { rpcMethod, SERVICE_NAME } from './schema.ts';
import { ScriptedService } from './scripted-service.ts';
import { serve, type RunningFrontEnds } from './serve.ts';
import { decodeMessage } from '../wire/decode-message.ts';
import { encodeMessage } from '../wire/encode-message.ts';

let service: ScriptedService;
let server: RunningFrontEnds;
let client: Client;

beforeEach(async () => {
  service = new ScriptedService();
  server = await serve({ service, host: '127.0.0.1', port: 0, log: () => {} });
  client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
});
afterEach(async () => {
  client.close();
  await server.close();
});

function codec(name: string) {
  const { requestType, responseType } = rpcMethod(name);
  return [
    `/${SERVICE_NAME}/${name}`,
    (wire: Wire) => encodeMessage(requestType, wire),
    (bytes: Buffer) => decodeMessage(responseType, bytes),
  ] as const;
}

function owner(): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  return metadata;
}

describe('gRPC', () => {
  it('answers single calls on the port that also speaks HTTP/1.1', async () => {
    service.answer = { commitTime: { seconds: '5' } };
    const response = await new Promise((resolve, reject) => {
      client.makeUnaryRequest(...codec('Commit'), { database: 'd' }, owner(), (error, value) =>
        error ? reject(error) : resolve(value),
      );
    });
    expect(response).toEqual({ commitTime: { seconds: '5' } });
    expect(service.calls).toEqual([
      { method: 'Commit', request: { database: 'd' }, caller: { admin: true, auth: null } },
    ]);
    expect((await fetch(`http://127.0.0.1:${server.port}`)).status).toBe(200);
  });

  it('takes a whole batch of writes at once', async () => {
    const session = connect(`http://127.0.0.1:${server.port}`);
    const widened = new Promise<number>((resolve) =>
      session.on('remoteSettings', ({ initialWindowSize = 0 }: Settings) => {
        if (initialWindowSize > 65_535) resolve(initialWindowSize);
      }),
    );
    const [path] = codec('Commit');
    const call = session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    call.resume().end(Buffer.alloc(5));
    await once(call, 'close');
    expect(await widened).toBeGreaterThan(2 ** 20);
    expect(session.state.remoteWindowSize).toBeGreaterThan(2 ** 20);
    session.close();
  });

  it('sends initial metadata before it fails a streaming call', async () => {
    service.answer = new RpcError('FAILED_PRECONDITION', 'No such index.');
    const call = client.makeServerStreamRequest(...codec('RunQuery'), { parent: 'd/documents' }, owner());
    const events: string[] = [];
    call.on('metadata', () => events.push('metadata'));
    call.on('data', () => events.push('data'));
    const error = await new Promise<ServiceError>((resolve) => call.on('error', resolve));
    expect(error).toMatchObject({ code: Status.FAILED_PRECONDITION, details: 'No such index.' });
    expect(events).toEqual(['metadata']);
  });

  it('carries a stream both ways until one side ends it', async () => {
    const opened = service.nextStream();
    const call = client.makeBidiStreamRequest(...codec('Listen'), owner());
    call.write({ database: 'd', addTarget: { targetId: 2 } });
    const stream = await opened;
    const received = new Promise((resolve) => call.once('data', resolve));
    stream.sink.send({ targetChange: { targetChangeType: 'ADD', targetIds: [2] } });
    expect(await received).toEqual({ targetChange: { targetChangeType: 'ADD', targetIds: [2] } });
    expect(stream.received).toEqual([{ database: 'd', addTarget: { targetId: 2 } }]);
    const failed = new Promise<ServiceError>((resolve) => call.on('error', resolve));
    stream.sink.fail(new RpcError('ABORTED', 'Too slow.'));
    expect(await failed).toMatchObject({ code: Status.ABORTED, details: 'Too slow.' });
  });

  it('closes the session when the client ends its stream', async () => {
    const opened = service.nextStream();
    const call = client.makeBidiStreamRequest(...codec('Write'), owner());
    call.write({ database: 'd' });
    const stream = await opened;
    const ended = new Promise((resolve) => call.on('status', resolve));
    call.on('data', () => {});
    call.end();
    expect(await ended).toMatchObject({ code: Status.OK });
    expect(stream.closed).toBe(true);
  });

  it('refuses a malformed token', async () => {
    const metadata = new Metadata();
    metadata.set('authorization', 'Bearer nonsense');
    const call = client.makeBidiStreamRequest(...codec('Listen'), metadata);
    const error = await new Promise<ServiceError>((resolve) => call.on('error', resolve));
    expect(error.code).toBe(Status.UNAUTHENTICATED);
  });

  it('calls a malformed timeout an error of the client', async () => {
    const session = connect(`http://127.0.0.1:${server.port}`);
    const [path] = codec('Commit');
    const call = session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      'grpc-timeout': 'soon',
      te: 'trailers',
    });
    call.resume().end(Buffer.alloc(5));
    const [headers] = (await once(call, 'response')) as [Record<string, string>];
    expect(headers['grpc-status']).toBe(String(Status.INVALID_ARGUMENT));
    session.close();
  });
});
