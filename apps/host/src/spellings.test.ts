import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENVIRONMENT, startHost } from './testing/running-host.ts';

let host: Awaited<ReturnType<typeof startHost>>;
beforeEach(async () => void (host = await startHost()));
afterEach(() => host.dispose());

const rendersOf = async (path: string, requested?: Parameters<typeof host.ask>[1]) =>
  (JSON.parse((await host.ask(path, requested)).text) as { renders: number }).renders;

function purge(addresses: readonly string[]) {
  const body = JSON.stringify({ addresses, gone: true });
  const timestamp = String(host.clock.now);
  const signature = createHmac('sha256', ENVIRONMENT.HOST_SIGNING_SECRET)
    .update(`${timestamp}.purge.${body}`)
    .digest('hex');
  return host.ask('/purge', {
    method: 'POST',
    body,
    headers: {
      'content-length': String(Buffer.byteLength(body)),
      'x-countin-timestamp': timestamp,
      'x-countin-signature': signature,
    },
  });
}

/** Asks as a browser does, which follows redirects. */
async function visit(path: string, requested?: Parameters<typeof host.ask>[1]) {
  let answer = await host.ask(path, requested);
  for (let turns = 0; answer.status === 308 && turns < 3; turns += 1)
    answer = await host.ask(answer.headers.location ?? '', requested);
  return answer;
}

const SPELLINGS = [
  '/release/r1/',
  '//release/r1',
  '/release//r1',
  '/RELEASE/r1',
  '/%72elease/r1',
  '/release/%72%31',
  '/x/../release/r1',
  '/./release/r1',
];

describe('a page has one address', () => {
  test.each(SPELLINGS)('%s leads to it, with what was asked for', async (path) => {
    const answer = await host.ask(`${path}?lang=de&utm_source=x`);
    expect([answer.status, answer.headers.location]).toEqual([308, '/release/r1?lang=de&utm_source=x']);
    expect((await host.ask(path, { method: 'HEAD' })).status).toBe(308);
  });

  test('so that a withdrawal applies to every other spelling too', async () => {
    for (const path of SPELLINGS) expect((await visit(path)).status).toBe(200);
    await purge(['http://countin.localhost:5173/release/r1']);
    await host.fixture.write('release-platform/renderer/error', '');
    for (const path of [...SPELLINGS, '/release/r1?x=1', '/release/r1?'])
      expect((await visit(path)).status, path).toBe(503);
  });

  test('a form that was posted to another spelling arrives, whole', async () => {
    const form = {
      method: 'POST',
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    };
    const answer = await host.ask('/form/', form);
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
      308,
      '/form',
      'no-store',
    ]);
    expect(JSON.parse((await visit('/form/', form)).text)).toMatchObject({ form: { a: '1' } });
  });

  test.each([
    '//evil.example',
    '///evil.example/x',
    '/\\evil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '//evil.example/%2e%2e',
    '/x/..//evil.example/',
  ])('%s leads nowhere else', async (path) => {
    const { headers } = await host.ask(path);
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
    expect((await visit(path)).status).not.toBe(308);
  });

  test('a receipt’s address, which is a secret, is not sent in a redirect', async () => {
    const answer = await host.ask('/r/Abc/');
    expect([answer.status, answer.headers.location]).toEqual([308, '/r/Abc']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
});

describe('the sync page', () => {
  test.each(['/auth/%73ync', '/AUTH/SYNC', '/auth//sync', '/auth/sync/', '/%61uth/sync', '/auth/x/../sync'])(
    'is not at %s, and no answer repeats its token',
    async (path) => {
      const answer = await host.ask(`${path}?token=s3cret`);
      expect(answer.status).toBe(404);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(JSON.stringify(answer.headers) + answer.text).not.toContain('s3cret');
      // Nor without a token: there is one address.
      expect((await host.ask(path)).status).toBe(404);
    },
  );

  test('nor is a code that sets a password repeated', async () => {
    const answer = await host.ask('/login/?mode=resetPassword&oobCode=s3cret');
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  });
});

describe('parameters that no page reads', () => {
  test.each([
    '?x=1',
    '?signup=done',
    '?utm_source=a&x=b',
    '?lang=xx',
    '?after=1.a',
    '?country=portugal',
    '?theme=dark',
    '?',
  ])('%s makes no separate cache entry', async (query) => {
    expect(await rendersOf('/page')).toBe(1);
    expect(await rendersOf(`/page${query}`)).toBe(1);
  });

  test('another spelling of a language is the same page', async () => {
    expect(await rendersOf('/page?lang=de')).toBe(1);
    expect(await rendersOf('/page?lang=DE-at&x=1')).toBe(2);
    expect(await rendersOf('/page?lang=de&lang=fr')).toBe(2);
  });

  test('caches in front of the host store only addresses that a purge can name', async () => {
    const shared = async (path: string, requested?: Parameters<typeof host.ask>[1]) =>
      (await host.ask(path, requested)).headers['cache-control']?.includes('s-maxage');
    expect(await shared('/release/r1')).toBe(true);
    expect(await shared('/page', { host: 'mira.cnt.localhost:5173' })).toBe(true);
    expect(await shared('/page', { host: '4track.localhost:5173' })).toBe(true);
    for (const query of ['?x=1', '?lang=de', '?']) expect(await shared(`/release/r1${query}`), query).toBe(false);
    for (const name of [
      'www.countin.localhost:5173',
      '127.0.0.1:5173',
      'somewhere.example',
      'x4track.example',
      'countin.localhost',
    ])
      expect(await shared('/release/r1', { host: name }), name).toBe(false);
  });
});

describe('a form of a page of another origin is refused', () => {
  const post = (headers: Record<string, string>, path = '/form', name = 'countin.localhost:5173') =>
    host.ask(path, {
      method: 'POST',
      body: 'a=1',
      host: name,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test.each([
    ...[
      'http://203.0.113.5',
      'http://[2001:db8::1]',
      'http://localhost:1',
      'http://evil4track.com',
      'http://4track.evil.localhost:17998',
      'http://x.cnt.localhost:9999',
      'http://127.0.0.1:17998',
      'null',
      'no origin',
      'http://4track.localhost:5173',
      'http://mira.cnt.localhost:5173',
      'https://countin.localhost:5173',
    ].map((origin) => ({ origin })),
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://countin.localhost:5173' },
    { 'sec-fetch-site': 'same-site', origin: 'http://mira.cnt.localhost:5173' },
    { 'sec-fetch-site': 'same-origin, cross-site' },
    { referer: 'http://203.0.113.5/' },
    { referer: 'nowhere' },
  ])('with %j', async (headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(403);
  });

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'http://countin.localhost:5173' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://countin.localhost:5173' },
    { referer: 'http://countin.localhost:5173/page' },
    {},
  ])('and one of its own is taken, with %j', async (headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(200);
  });

  test('a form from an old browser on a foreign host name is refused', async () => {
    expect((await post({ origin: 'http://203.0.113.5' }, '/form', '203.0.113.5')).status).toBe(403);
    expect((await post({ origin: 'http://mira.cnt.localhost:5173' }, '/form', 'mira.cnt.localhost:5173')).status).toBe(
      200,
    );
    expect((await post({ origin: 'http://localhost:5174' }, '/form', 'localhost:5174')).status).toBe(200);
  });

  test('a receipt, whose address is its key, may hide where it is', async () => {
    expect((await post({ origin: 'null' }, '/r/abc')).status).not.toBe(403);
    expect((await post({ origin: 'null', 'sec-fetch-site': 'cross-site' }, '/r/abc')).status).toBe(403);
  });
});
