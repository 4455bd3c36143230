/** One port for HTTP/2 without TLS (gRPC) and HTTP/1.1: the first three bytes of a connection tell. */
import net from 'node:net';

/** The HTTP/2 connection preface begins `PRI * HTTP/2.0`; no HTTP/1.1 method begins like this. */
const PREFACE = Buffer.from('PRI');

export interface ConnectionHandlers {
  http2(socket: net.Socket): void;
  http1(socket: net.Socket): void;
}

/** A listener that hands every connection, unread, to the front end that speaks its protocol. */
export function createSharedPortServer(handlers: ConnectionHandlers): net.Server {
  return net.createServer({ noDelay: true, keepAlive: true }, (socket) => {
    // Clients vanish without goodbye all the time; whoever takes the socket over listens as well.
    socket.on('error', () => socket.destroy());
    let seen = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk]);
      if (seen.length < PREFACE.length && PREFACE.indexOf(seen) === 0) return;
      socket.off('data', onData);
      socket.pause();
      socket.unshift(seen);
      if (seen.indexOf(PREFACE) === 0) handlers.http2(socket);
      else handlers.http1(socket);
      process.nextTick(() => socket.resume());
    };
    socket.on('data', onData);
  });
}
