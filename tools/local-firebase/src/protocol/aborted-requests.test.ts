import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { ScriptedService } from './scripted-service.ts';
import { serve } from './serve.ts';

it.each([
  ['REST', 'POST /v1/projects/p/databases/d/documents:commit'],
  ['the emulator endpoints', 'PUT /emulator/v1/projects/p:securityRules'],
  ['WebChannel', 'POST /google.firestore.v1.Firestore/Write/channel?VER=8'],
])('a client that leaves within its request to %s is no error of the server', async (_, request) => {
  const log: string[] = [];
  const service = new ScriptedService();
  const server = await serve({ service, host: '127.0.0.1', port: 0, log: (line) => log.push(line) });
  const socket = net.connect(server.port, '127.0.0.1');
  socket.write(`${request} HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n{"a":`);
  await once(socket, 'data');
  socket.destroy();
  await server.close();
  await new Promise(setImmediate);
  expect(log).toEqual([]);
});
