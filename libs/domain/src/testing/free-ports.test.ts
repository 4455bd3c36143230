import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, freePorts } from './free-ports.ts';

async function listen(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

test('ports that a server comes back on are different, free, and none that the system gives to outgoing connections', async () => {
  const ports = await freePorts(30);
  const [first = 0, last = 0] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
  expect(new Set(ports).size).toBe(30);
  expect(ports.filter((port) => port >= first && port <= last)).toEqual([]);
  for (const server of await Promise.all(ports.map(listen))) server.close();
});

test('a port that is taken is not given', async () => {
  const servers = await Promise.all((await freePorts(20)).map(listen));
  const taken = servers.map((server) => (server.address() as { port: number }).port);
  expect(taken).not.toContain(await freePort());
  for (const server of servers) server.close();
});
