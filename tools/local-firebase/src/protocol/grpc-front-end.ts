/** google.firestore.v1.Firestore over gRPC: what the Admin SDK and the web SDK in Node speak. */
import {
  Metadata,
  Server,
  ServerCredentials,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type MethodDefinition,
  type ServerInterceptingCall,
  type ServerInterceptingCallInterface,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Socket } from 'node:net';
import {
  RpcError,
  Status,
  type Caller,
  type DuplexMethod,
  type DuplexSession,
  type FirestoreService,
  type ServerStreamMethod,
  type UnaryMethod,
  type Wire,
} from '../service.ts';
import { parseCaller } from './caller.ts';
import { asRpcError } from './http-status.ts';
import { rpcMethods, SERVICE_NAME, type RpcMethod } from './schema.ts';
import { decodeMessage, decodeRequest } from '../wire/decode-message.ts';
import { encodeMessage } from '../wire/encode-message.ts';
import { createBegunTransactions, type BegunTransactions } from './begun-transactions.ts';
import { widenWindows } from './wide-windows.ts';

/** Largest message either way. A commit of 16 MiB documents must pass. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

/**
 * A request, or why it could not be decoded. Handlers refuse the latter. If the decoder threw, grpc-js would end the
 * stream itself, and lose its own answer while responses are in transit.
 */
type Request = Wire | RpcError;

export interface GrpcFrontEnd {
  /** Takes over a connection whose first bytes are an HTTP/2 preface. */
  accept(socket: Socket): void;
  close(): void;
}

/** Serves the whole service over connections handed to it. `patienceMs`: see ServeOptions. */
export function createGrpcFrontEnd(
  service: FirestoreService,
  log: (line: string) => void,
  patienceMs: number,
): GrpcFrontEnd {
  const server = new Server({
    // Pings find dead connections; the idle limit ends living ones without calls.
    'grpc.keepalive_time_ms': patienceMs,
    'grpc.keepalive_timeout_ms': patienceMs / 2,
    'grpc.max_connection_idle_ms': 5 * patienceMs,
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    // Unused statistics.
    'grpc.enable_channelz': 0,
    interceptors: [refuseMalformedTimeouts],
  });
  const begun = createBegunTransactions(service);
  const definition: Record<string, MethodDefinition<Request, Wire>> = {};
  const handlers: UntypedServiceImplementation = {};
  for (const method of rpcMethods) {
    definition[method.name] = methodDefinition(method);
    if (method.requestStream) handlers[method.name] = duplexHandler(service, method, log);
    else if (method.responseStream) handlers[method.name] = serverStreamHandler(service, method, log, begun);
    else handlers[method.name] = unaryHandler(service, method, log, begun);
  }
  server.addService(definition, handlers);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept(socket) {
      begun.watch(socket);
      widenWindows(socket);
      injector.injectConnection(socket);
    },
    close: () => server.forceShutdown(),
  };
}

/** grpc-js calls a malformed `grpc-timeout` an internal error; it is the client's. */
function refuseMalformedTimeouts(_: unknown, call: ServerInterceptingCallInterface): ServerInterceptingCall {
  const send = call.sendStatus.bind(call);
  call.sendStatus = (status) => {
    const malformed = status.code === Status.INTERNAL && status.details?.startsWith('Invalid grpc-timeout value');
    send(malformed ? { ...status, code: Status.INVALID_ARGUMENT } : status);
  };
  // The call itself: another around it would cost every call a tenth of its time.
  return call as ServerInterceptingCall;
}

function methodDefinition(method: RpcMethod): MethodDefinition<Request, Wire> {
  return {
    path: `/${SERVICE_NAME}/${method.name}`,
    requestStream: method.requestStream,
    responseStream: method.responseStream,
    requestSerialize: (request) => encodeMessage(method.requestType, request),
    requestDeserialize: (bytes) => decodeOrRefuse(method, bytes),
    responseSerialize: (wire) => encodeMessage(method.responseType, wire),
    responseDeserialize: (bytes) => decodeMessage(method.responseType, bytes),
  };
}

function decodeOrRefuse({ requestType }: RpcMethod, bytes: Buffer): Request {
  try {
    return decodeRequest(requestType, bytes);
  } catch (error) {
    return new RpcError('INVALID_ARGUMENT', `The request is no ${requestType.name}: ${(error as Error).message}`);
  }
}

/** Throws the RpcError of a request that could not be decoded. */
function decoded(request: Request): Wire {
  if (request instanceof RpcError) throw request;
  return request;
}

function unaryHandler(
  service: FirestoreService,
  method: RpcMethod,
  log: (line: string) => void,
  begun: BegunTransactions,
) {
  const handler: handleUnaryCall<Request, Wire> = (call, callback) => {
    const answer = async () => {
      const request = decoded(call.request);
      const signal = leavingSignal(call);
      const response = await service.unary(method.name as UnaryMethod, request, callerOf(call.metadata), signal);
      if (method.name === 'BeginTransaction') begun.note({ getPeer: () => call.getPeer(), signal }, request, response);
      if (method.name === 'Commit' || method.name === 'Rollback') begun.finish(request);
      return response;
    };
    answer().then(
      (response) => callback(null, response),
      (thrown: unknown) => callback(grpcStatus(asRpcError(thrown, log))),
    );
  };
  return handler;
}

function serverStreamHandler(
  service: FirestoreService,
  method: RpcMethod,
  log: (line: string) => void,
  begun: BegunTransactions,
) {
  const handler: handleServerStreamingCall<Request, Wire> = (call) => {
    // A failure without initial metadata is swallowed and retried by clients: the application would hang.
    call.sendMetadata(new Metadata());
    const fail = (thrown: unknown) => call.emit('error', grpcStatus(asRpcError(thrown, log)));
    const signal = leavingSignal(call);
    let request: Wire = {};
    const send = (responses: Iterable<Wire>) => {
      for (const response of responses) {
        if (response.transaction) begun.note({ getPeer: () => call.getPeer(), signal }, request, response);
        if (call.cancelled) return;
        call.write(response);
      }
      call.end();
    };
    try {
      const responses = service.serverStream(
        method.name as ServerStreamMethod,
        (request = decoded(call.request)),
        callerOf(call.metadata),
        signal,
      );
      if (responses instanceof Promise) responses.then(send).catch(fail);
      else send(responses);
    } catch (thrown) {
      fail(thrown);
    }
  };
  return handler;
}

function duplexHandler(service: FirestoreService, method: RpcMethod, log: (line: string) => void) {
  const handler: handleBidiStreamingCall<Request, Wire> = (call) => {
    call.sendMetadata(new Metadata());
    let ended = false;
    const fail = (error: RpcError) => {
      if (ended) return;
      ended = true;
      call.emit('error', grpcStatus(error));
    };
    let session: DuplexSession;
    try {
      session = service.duplex(method.name as DuplexMethod, callerOf(call.metadata), {
        send: (response) => void (ended || call.write(response)),
        fail,
      });
    } catch (thrown) {
      fail(asRpcError(thrown, log));
      return;
    }
    call.on('data', (request: Request) => {
      if (request instanceof RpcError) fail(request);
      else if (!ended) session.receive(request);
    });
    call.on('end', () => {
      session.close();
      if (!ended) call.end();
      ended = true;
    });
    call.on('cancelled', () => {
      ended = true;
      session.close();
    });
    call.on('close', () => session.close());
    // Our own refusals arrive here as well, on their way to the client.
    call.on('error', () => session.close());
  };
  return handler;
}

/** Aborted when the client gives the call up, or is gone. */
function leavingSignal(call: ServerUnaryCall<Request, Wire> | ServerWritableStream<Request, Wire>): AbortSignal {
  const leaving = new AbortController();
  // Calls that are answered end with it too. Without a reason, each would make an error with its stack.
  call.on('cancelled', () => leaving.abort('cancelled'));
  return leaving.signal;
}

function callerOf(metadata: Metadata): Caller {
  return parseCaller(metadata.get('authorization')[0]?.toString());
}

function grpcStatus(error: RpcError) {
  // It may quote the request, and not every string can be escaped for a header.
  return { code: Status[error.status], details: error.message.toWellFormed() };
}
