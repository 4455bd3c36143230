import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Above the ports of local stacks (also with the 14000 offset), below the system's ephemeral range. */
const FIRST = 24_000;
const END = 32_768;
const TRIES = 200;

/**
 * A free port for a server in another process, or for one that restarts on its port. Port 0 does not work for those:
 * another connection may take an ephemeral port in the meantime.
 *
 * @throws Error when no port is free
 */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

/** Several distinct free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const end = Math.min(END, outgoingFrom());
  const first = end > FIRST ? FIRST : 1024;
  const found = new Set<number>();
  for (let tries = 0; found.size < count; tries += 1) {
    if (tries > TRIES + count) throw new Error(`No free ports between ${first} and ${end}`);
    const port = randomInt(first, end);
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'))) found.add(port);
  }
  return [...found];
}

/** Start of Linux's ephemeral port range, which is configurable. */
function outgoingFrom(): number {
  try {
    const first = Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0]);
    return first > FIRST + 1000 ? first : END;
  } catch {
    return END;
  }
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
