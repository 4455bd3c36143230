import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { requestHost } from '../fixtures/request-host.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const { host, port } = new URL(stack.main);
const CRLF = '\r\n';

/** Sends a request as bytes: what no HTTP library would let out. */
async function send(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(lines.join(CRLF) + CRLF + CRLF);
  return text(socket);
}

for (const name of [
  'a b',
  'countin.localhost/evil',
  'evil@countin.localhost',
  'countin.localhost:99999',
  'countin..localhost',
  '4track.localhost#',
  '"><script>',
  '[::1',
]) {
  test(`the host ${JSON.stringify(name)} is refused`, async () => {
    const answer = await send(['GET /auth/sync HTTP/1.1', `Host: ${name}`, 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain(name);
  });
}

test('no host, and two hosts, are refused', async () => {
  expect(await send(['GET / HTTP/1.1', 'Connection: close'])).toMatch(/^HTTP\/1\.1 400 /);
  expect(await send(['GET / HTTP/1.1', `Host: ${host}`, 'Host: evil.example', 'Connection: close'])).toMatch(
    /^HTTP\/1\.1 400 /,
  );
});

test('a third-party host, or one that resembles 4track, may frame nothing and is named nowhere', async () => {
  for (const foreignHost of [
    'evil.example',
    `4track.evil.example:${port}`,
    `countin.localhost.evil.example:${port}`,
    `4track.localhost.evil.example`,
  ]) {
    const answer = await requestHost(`${stack.main}/auth/sync?token=a.b.c`, { headers: { host: foreignHost } });
    expect(answer.headers['content-security-policy'], foreignHost).toContain("frame-ancestors 'none'");
    expect(answer.headers['location'], foreignHost).toBeUndefined();
    expect(answer.text).not.toContain('evil.example');
    expect(answer.text).not.toContain('a.b.c');
  }
});

test('forwarded-host headers are ignored and poison no cached page', async () => {
  const plain = await requestHost(`${stack.main}/`);
  for (const forged of [
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example' },
    { 'x-host': 'evil.example' },
    { 'x-original-url': '/admin' },
    { 'x-rewrite-url': '/admin' },
  ] as const) {
    const answer = await requestHost(`${stack.main}/`, { headers: forged as unknown as Record<string, string> });
    expect(answer.status).toBe(plain.status);
    expect(answer.text + JSON.stringify(answer.headers)).not.toContain('evil.example');
  }
  const after = await requestHost(`${stack.main}/`);
  expect(after.text + JSON.stringify(after.headers)).not.toContain('evil.example');
});
