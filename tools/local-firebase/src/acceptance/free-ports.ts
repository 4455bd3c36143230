import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range of common systems: no outgoing connection takes a port before its server does. */
const FIRST = 24_000;
const END = 32_768;
const TRIES = 200;

/**
 * Distinct free ports for servers of other processes, or for one that restarts on its port.
 *
 * @throws Error when too few are free
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  for (let tries = 0; found.size < count; tries += 1) {
    if (tries > TRIES + count) throw new Error(`No ${count} free ports between ${FIRST} and ${END}`);
    const port = randomInt(FIRST, END);
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'))) found.add(port);
  }
  return [...found];
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
