import { subscribe } from 'node:diagnostics_channel';
import type { Http2Session, ServerHttp2Stream } from 'node:http2';
import type { Duplex } from 'node:stream';

/**
 * How much a client may send before it is told to go on. HTTP/2 begins with 64 kB, less than a batch of 500 writes.
 * Each batch would wait for a server that is busy storing the previous one. Only the clients of grpc-js have a setting
 * for this.
 */
const STREAM_BYTES = 4 * 1024 * 1024;
const CONNECTION_BYTES = 4 * STREAM_BYTES;

const OURS = Symbol('widens windows');
const widened = new WeakSet<Http2Session>();

/** Has the HTTP/2 session on this connection take more at once, from its first call on. */
export function widenWindows(connection: Duplex): void {
  Object.defineProperty(connection, OURS, { value: true });
}

// https://nodejs.org/api/diagnostics_channel.html#http2
subscribe('http2.server.stream.created', (message) => {
  const { session } = (message as { readonly stream: ServerHttp2Stream }).stream;
  if (!session || session.destroyed || widened.has(session) || Reflect.get(session.socket, OURS) !== true) return;
  widened.add(session);
  session.settings({ initialWindowSize: STREAM_BYTES });
  session.setLocalWindowSize(CONNECTION_BYTES);
});
