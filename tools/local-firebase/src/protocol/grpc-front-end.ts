/** google.firestore.v1.Firestore over gRPC: what the Admin SDK and the web SDK in Node speak. */
import {
  Metadata,
  Server,
  ServerCredentials,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type MethodDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Duplex } from 'node:stream';
import {
  Status,
  type Caller,
  type DuplexMethod,
  type DuplexSession,
  type FirestoreService,
  type RpcError,
  type ServerStreamMethod,
  type UnaryMethod,
  type Wire,
} from '../service.ts';
import { parseCaller } from './caller.ts';
import { asRpcError } from './http-status.ts';
import { rpcMethods, SERVICE_NAME, type RpcMethod } from './schema.ts';
import { decodeWire, encodeWire } from './wire-codec.ts';

/** Largest message either way. A commit of 16 MiB documents must pass. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

export interface GrpcFrontEnd {
  /** Takes over a connection whose first bytes are an HTTP/2 preface. */
  accept(socket: Duplex): void;
  close(): void;
}

/** Serves the whole service over connections handed to it. */
export function createGrpcFrontEnd(service: FirestoreService, log: (line: string) => void): GrpcFrontEnd {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  });
  const definition: Record<string, MethodDefinition<Wire, Wire>> = {};
  const handlers: UntypedServiceImplementation = {};
  for (const method of rpcMethods) {
    definition[method.name] = methodDefinition(method);
    if (method.requestStream) handlers[method.name] = duplexHandler(service, method, log);
    else if (method.responseStream) handlers[method.name] = serverStreamHandler(service, method, log);
    else handlers[method.name] = unaryHandler(service, method, log);
  }
  server.addService(definition, handlers);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (socket) => injector.injectConnection(socket),
    close: () => server.forceShutdown(),
  };
}

function methodDefinition(method: RpcMethod): MethodDefinition<Wire, Wire> {
  return {
    path: `/${SERVICE_NAME}/${method.name}`,
    requestStream: method.requestStream,
    responseStream: method.responseStream,
    requestSerialize: (wire) => encodeWire(method.requestType, wire),
    requestDeserialize: (bytes) => decodeWire(method.requestType, bytes),
    responseSerialize: (wire) => encodeWire(method.responseType, wire),
    responseDeserialize: (bytes) => decodeWire(method.responseType, bytes),
  };
}

function unaryHandler(service: FirestoreService, method: RpcMethod, log: (line: string) => void) {
  const handler: handleUnaryCall<Wire, Wire> = (call, callback) => {
    const answer = async () => service.unary(method.name as UnaryMethod, call.request, callerOf(call.metadata));
    answer().then(
      (response) => callback(null, response),
      (thrown: unknown) => callback(grpcStatus(asRpcError(thrown, log))),
    );
  };
  return handler;
}

function serverStreamHandler(service: FirestoreService, method: RpcMethod, log: (line: string) => void) {
  const handler: handleServerStreamingCall<Wire, Wire> = (call) => {
    // A failure without initial metadata is swallowed and retried by clients: the application would hang.
    call.sendMetadata(new Metadata());
    try {
      const caller = callerOf(call.metadata);
      for (const response of service.serverStream(method.name as ServerStreamMethod, call.request, caller)) {
        if (call.cancelled) return;
        call.write(response);
      }
      call.end();
    } catch (thrown) {
      call.emit('error', grpcStatus(asRpcError(thrown, log)));
    }
  };
  return handler;
}

function duplexHandler(service: FirestoreService, method: RpcMethod, log: (line: string) => void) {
  const handler: handleBidiStreamingCall<Wire, Wire> = (call) => {
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
    call.on('data', (request: Wire) => void (ended || session.receive(request)));
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
    // A request that could not be decoded arrives here; the stream is already answered.
    call.on('error', () => session.close());
  };
  return handler;
}

function callerOf(metadata: Metadata): Caller {
  return parseCaller(metadata.get('authorization')[0]?.toString());
}

function grpcStatus(error: RpcError) {
  return { code: Status[error.status], details: error.message };
}
