import net from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ScriptedService } from './scripted-service.ts';
import { serve, type RunningFrontEnds } from './serve.ts';

let server: RunningFrontEnds;
const start = (patienceMs: number) =>
  serve({ service: new ScriptedService(), host: '127.0.0.1', port: 0, log: () => {}, patienceMs });
beforeEach(async () => {
  // On a busy machine a turn of the event loop takes longer than a tenth of a second.
  server = await start(500);
});
afterEach(() => server.close());

/** Sends what is given and then nothing, without hanging up. Gives what came back when the server did. */
function sendAndWait(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(server.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const SETTINGS = '\0\0\0\u0004\0\0\0\0\0';

it.each([
  ['says nothing at all', ''],
  ['stops within the HTTP/2 preface', PREFACE.slice(0, 10)],
  ['never acknowledges that it is there', PREFACE + SETTINGS],
])('a client that %s loses its connection', async (_, sent) => {
  expect(await sendAndWait(sent)).not.toMatch(/HTTP\/1/);
});

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['body', 'POST /v1/projects/p/databases/d/documents:commit HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{'],
])('%s that never end are answered with a timeout', async (_, sent) => {
  expect(await sendAndWait(sent)).toMatch(/^HTTP\/1\.1 408/);
});

it('a request that comes byte by byte is answered like any other', async () => {
  // On a busy machine so many turns of the event loop can take longer than a tenth of a second.
  await server.close();
  server = await start(20_000);
  const request = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = net.connect({ port: server.port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
    const dribble = (rest: string): void => {
      if (rest !== '') socket.write(rest.slice(0, 1), () => setImmediate(dribble, rest.slice(1)));
    };
    dribble(request);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
});
