/** One port for HTTP/2 without TLS (gRPC) and HTTP/1.1: the first bytes of a connection tell. */
import net from 'node:net';

/** The HTTP/2 connection preface; no HTTP/1.1 method begins like this. */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

export interface ConnectionHandlers {
  http2(socket: net.Socket): void;
  http1(socket: net.Socket): void;
}

/**
 * A listener that hands every connection, unread, to the front end that speaks its protocol. One that has not
 * shown which that is after `patienceMs` is closed.
 */
export function createSharedPortServer(handlers: ConnectionHandlers, patienceMs: number): net.Server {
  return net.createServer({ noDelay: true, keepAlive: true }, (socket) => {
    // Clients often close without notice; the handler that takes the socket over listens for errors as well.
    socket.on('error', () => socket.destroy());
    const impatience = setTimeout(() => socket.destroy(), patienceMs).unref();
    socket.on('close', () => clearTimeout(impatience));
    let seen = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk]);
      const http2 = seen.subarray(0, PREFACE.length).equals(PREFACE.subarray(0, seen.length));
      if (http2 && seen.length < PREFACE.length) return;
      clearTimeout(impatience);
      socket.off('data', onData);
      socket.pause();
      socket.unshift(seen);
      if (http2) handlers.http2(socket);
      else handlers.http1(socket);
      process.nextTick(() => socket.resume());
    };
    socket.on('data', onData);
  });
}
