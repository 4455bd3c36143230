import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INLINE_SCRIPT } from './testing/build-fixture.ts';
import { startHost } from './testing/running-host.ts';

let host: Awaited<ReturnType<typeof startHost>>;
let deployed: Awaited<ReturnType<typeof startHost>>;
beforeAll(async () => {
  host = await startHost();
  deployed = await startHost({
    environment: {
      PUBLIC_SCHEME: 'https',
      MAIN_HOST: 'countin.fm',
      FOURTRACK_HOST: '4track.fm',
      SHORT_HOST: 'cnt.fm',
      PROJECT_ID: 'countin-prod',
      TRUSTED_PROXIES: '1',
      AUTH_EMULATOR_URL: undefined,
      FIRESTORE_EMULATOR_URL: undefined,
      FUNCTIONS_EMULATOR_URL: undefined,
      STORAGE_EMULATOR_URL: undefined,
      PUBLIC_PORT: undefined,
    } as unknown as Record<string, string>,
  });
});
afterAll(() => Promise.all([host.dispose(), deployed.dispose()]));

function policyOf(headers: Awaited<ReturnType<typeof host.ask>>['headers']): Record<string, string[]> {
  const directives = String(headers['content-security-policy'])
    .split('; ')
    .map((part) => part.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

test.each([
  ['a shell', '/dashboard', 'GET', 200],
  ['a page', '/page', 'GET', 200],
  ['a cover', '/covers/sun/101820-f2a33a-fff4dd/42.svg', 'GET', 200],
  ['the clock', '/time', 'GET', 200],
  ['health', '/healthz', 'GET', 200],
  ['a missing file', '/gone.js', 'GET', 404],
  ['a wrong method', '/', 'DELETE', 405],
])('%s has the security headers', async (_, path, method, status) => {
  const answer = await host.ask(path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(answer.headers['permissions-policy']).toContain('camera=()');
  expect(answer.headers['strict-transport-security']).toBeUndefined();
  expect(policyOf(answer.headers)['frame-ancestors']).toEqual(["'none'"]);
  expect(policyOf(answer.headers)['default-src']).toEqual(["'none'"]);
});

test('a page fragment has only the headers that apply to it', async () => {
  const { headers } = await host.ask('/assets/app-D4x_8aQz.js');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(policyOf(headers)).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  expect(headers['permissions-policy']).toBeUndefined();
});

describe('Content-Security-Policy', () => {
  test('a worker may run WebAssembly of its own origin, a document and other scripts may not', async () => {
    const worker = policyOf((await host.ask('/assets/clip.worker-Bb33_cc4.js')).headers);
    expect(worker).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'connect-src': ["'self'"],
    });
    expect(policyOf((await host.ask('/dashboard')).headers)['script-src']).not.toContain("'wasm-unsafe-eval'");
  });

  test("a shell runs its own inline script by its hash, and nothing by 'unsafe-inline'", async () => {
    const policy = policyOf((await host.ask('/dashboard')).headers);
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(policy['script-src']).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  test('a page runs and styles what its renderer names', async () => {
    const policy = policyOf((await host.ask('/page')).headers);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-page'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-style'"]);
  });

  test('locally the browser reaches the emulators', async () => {
    expect(policyOf((await host.ask('/dashboard')).headers)['connect-src']).toEqual([
      "'self'",
      'http://127.0.0.1:9099',
      'http://127.0.0.1:8085',
      'http://127.0.0.1:5001',
      'http://127.0.0.1:9199',
    ]);
  });

  test.each([
    ['countin.localhost:5173', 'http://4track.localhost:5173'],
    ['4track.localhost:5173', 'http://countin.localhost:5173'],
    ['localhost:5173', 'http://localhost:5174'],
    ['LocalHost:5174', 'http://localhost:5173'],
  ])('on %s only %s may frame the sync page, and only the sync page', async (name, otherSite) => {
    const answer = await host.ask('/auth/sync?token=abc', { host: name });
    expect(policyOf(answer.headers)).toMatchObject({ 'frame-ancestors': [otherSite], 'frame-src': [otherSite] });
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(answer.headers['x-frame-options']).toBeUndefined();
    const other = await host.ask('/dashboard', { host: name });
    expect(policyOf(other.headers)).toMatchObject({ 'frame-ancestors': ["'none'"], 'frame-src': [otherSite] });
  });

  test('a frame on the sync page gets the small document, with the same headers; a tab gets the application', async () => {
    const [framed, tab] = await Promise.all(
      ['iframe', 'document'].map((dest) => host.ask('/auth/sync?token=abc', { headers: { 'sec-fetch-dest': dest } })),
    );
    expect(framed?.text).toContain('frame of release-platform');
    expect(tab?.text).not.toContain('frame of');
    expect(framed?.headers).toMatchObject({ vary: expect.stringContaining('sec-fetch-dest') });
    expect(policyOf(framed!.headers)['frame-ancestors']).toEqual(policyOf(tab!.headers)['frame-ancestors']);
    const elsewhere = await host.ask('/dashboard', { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(elsewhere.text).not.toContain('frame of');
    expect((await host.ask('/sync-frame.html')).status).toBe(404);
  });

  test.each([
    '127.0.0.1:5173',
    'somewhere.example',
    'countin.localhost',
    'countin.localhost:5174',
    'mira.cnt.localhost:5173',
    '4track.evil.example:5173',
  ])('on %s no other site may frame the sync page, which sends no referrer', async (name) => {
    const answer = await host.ask('/auth/sync?token=abc', { host: name });
    expect(policyOf(answer.headers)).toMatchObject({ 'frame-ancestors': ["'none'"], 'frame-src': ["'none'"] });
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });

  test('a page shows no frames and posts to the two sites alone', async () => {
    const policy = policyOf((await host.ask('/page')).headers);
    expect(policy).toMatchObject({
      'frame-src': ["'none'"],
      'form-action': ["'self'", 'http://countin.localhost:5173', 'http://4track.localhost:5173'],
    });
  });
});

describe('a deployment', () => {
  test('is pinned to https and reaches the cloud alone', async () => {
    const answer = await deployed.ask('/dashboard', { host: 'countin.fm' });
    const policy = policyOf(answer.headers);
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(policy['upgrade-insecure-requests']).toEqual([]);
    expect(policy['connect-src']).toContain('https://us-central1-countin-prod.cloudfunctions.net');
    expect(policy['connect-src']).toContain('https://firebasestorage.googleapis.com');
    expect(policy['frame-src']).toEqual(['https://4track.fm']);
  });

  test('behind a proxy the forwarded host and address are used', async () => {
    const requested = {
      host: 'internal.run.app',
      headers: {
        cookie: 'countin-language=en',
        'x-forwarded-host': 'mira.cnt.fm',
        'x-forwarded-for': '198.51.100.1, 203.0.113.9',
      },
    };
    const { text } = await deployed.ask('/personal', requested);
    expect(JSON.parse(text)).toMatchObject({ host: { kind: 'subdomain', slug: 'mira' }, clientAddress: '203.0.113.9' });
  });

  test('without a proxy a forwarded host is ignored', async () => {
    const { text } = await host.ask('/personal', {
      headers: {
        cookie: 'countin-language=en',
        'x-forwarded-host': '4track.localhost',
        'x-forwarded-for': '203.0.113.9',
      },
    });
    expect(JSON.parse(text)).toMatchObject({ host: { kind: 'main' }, clientAddress: '127.0.0.1' });
  });
});
