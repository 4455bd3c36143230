import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface TarpitServer {
  readonly url: string;
  /** Mails that came to their end. */
  readonly whole: () => number;
  /** Connections that are open. */
  readonly open: () => number;
  /** Breaks every connection; the server goes on. */
  cut(): void;
  close(): Promise<void>;
}

const EVERY_MS = 20;

/**
 * An SMTP server whose answer never ends: one more `250-` line after the other, so that it is never silent. It begins at
 * the end of a mail's data, or already at its sender.
 */
export async function startTarpitServer(from: 'sender' | 'end of data'): Promise<TarpitServer> {
  const sockets = new Set<Socket>();
  let whole = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.write('220 tarpit\r\n');
    let inData = false;
    let rest = '';
    const drag = () => {
      const timer = setInterval(() => socket.write('250-a moment\r\n'), EVERY_MS);
      socket.on('close', () => clearInterval(timer));
    };
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          whole += 1;
          drag();
        } else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (from === 'sender' && line.startsWith('MAIL')) drag();
        else socket.write('250 yes\r\n');
      }
    });
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    whole: () => whole,
    open: () => sockets.size,
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
