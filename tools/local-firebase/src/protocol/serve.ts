import type { AddressInfo, Socket } from 'node:net';
import type { FirestoreService } from '../service.ts';
import { createGrpcFrontEnd } from './grpc-front-end.ts';
import { createHttpFrontEnd } from './http-front-end.ts';
import { createSharedPortServer } from './shared-port.ts';
import { TriggerRegistry } from './triggers/trigger-registry.ts';

/** How long open replies may take to leave before their connections are cut. */
const GRACE_MS = 500;

export interface ServeOptions {
  readonly service: FirestoreService;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly triggers?: TriggerRegistry;
  readonly log: (line: string) => void;
  /**
   * How long a client may pause: before a request's headers, between parts of its body, before a WebChannel's next
   * request. Default one minute.
   */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 60_000;

export interface RunningFrontEnds {
  readonly host: string;
  readonly port: number;
  /** Ends every stream and stops listening; resolves when the last connection is gone. */
  close(): Promise<void>;
}

/** Serves a FirestoreService over gRPC, WebChannel and REST on one port. Rejects when the port is taken. */
export async function serve(options: ServeOptions): Promise<RunningFrontEnds> {
  const { service, host, log, triggers = new TriggerRegistry(), patienceMs = PATIENCE_MS } = options;
  const grpc = createGrpcFrontEnd(service, log, patienceMs);
  const web = createHttpFrontEnd({ service, triggers, log, patienceMs });
  const sockets = new Set<Socket>();
  const server = createSharedPortServer({ http2: grpc.accept, http1: web.accept }, patienceMs);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      web.close();
      grpc.close();
      const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), GRACE_MS);
      server.once('close', () => clearTimeout(cut));
    });
  return { host, port: (server.address() as AddressInfo).port, close };
}
