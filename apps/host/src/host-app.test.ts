import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHost } from './testing/running-host.ts';

let host: Awaited<ReturnType<typeof startHost>>;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.dispose());

describe('which site answers', () => {
  test.each([
    ['countin.localhost:5173', 'release-platform'],
    ['COUNTIN.localhost.:5173', 'release-platform'],
    ['localhost:5173', 'release-platform'],
    ['localhost:5174', 'fourtrack'],
    ['127.0.0.1:5174', 'release-platform'],
    ['[::1]:5173', 'release-platform'],
    ['4track.localhost:5173', 'fourtrack'],
    ['www.4track.localhost', 'fourtrack'],
    ['my-4track.example', 'fourtrack'],
    ['mira-okafor.cnt.localhost:5173', 'release-platform'],
    ['www.cnt.localhost', 'release-platform'],
    ['somewhere.example', 'release-platform'],
  ])('%s gets %s', async (name, site) => {
    const answer = await host.ask('/dashboard', { host: name });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`<title>${site}</title>`);
  });

  test('a page learns which artist a subdomain belongs to', async () => {
    const { text } = await host.ask('/page', { host: 'www.mira-okafor.cnt.localhost:5173' });
    expect(JSON.parse(text)).toMatchObject({
      site: 'release-platform',
      host: { kind: 'subdomain', slug: 'mira-okafor' },
    });
  });
});

describe('hostile requests', () => {
  test.each([
    'a b',
    'countin.localhost/evil',
    'evil@countin.localhost',
    'countin.localhost:99999',
    'countin..localhost',
    '-x.example',
    'countin.localhost#',
    'coun%74in.localhost',
    '[::1',
    '<script>',
    'x'.repeat(300),
    '..',
    ':80',
  ])('host %j is refused with a plain text', async (name) => {
    const answer = await host.ask('/', { host: name });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.text).not.toContain(name.slice(0, 20));
  });

  test('a request without a host, or with two, is refused', async () => {
    expect(await host.raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(
      await host.raw(
        'GET / HTTP/1.1\r\nHost: countin.localhost\r\nHost: 4track.localhost\r\nConnection: close\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/index.html',
    '//secret.txt',
    '/assets/app-D4x_8aQz.js%00.txt',
    '/assets/',
    '/assets/app-D4x_8aQz.js/',
  ])('path %s leads to no file', async (path) => {
    const answer = await host.ask(path);
    expect(answer.text).not.toContain('outside of every build');
    expect(answer.text).not.toContain('src/page-script.ts');
    expect(answer.text).not.toContain('note 1');
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('method %s is not known', async (method) => {
    const answer = await host.ask('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
  });

  test('a missing asset is not answered with a page', async () => {
    const answer = await host.ask('/assets/gone-00000000.js');
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the shell', () => {
  test('holds the configuration, unable to end its element', async () => {
    const { text } = await host.ask('/dashboard');
    const json = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      firebase: { projectId: 'demo-countin', apiKey: 'key</script>' },
      sites: { port: 5173 },
    });
    expect(json).not.toContain('<');
  });

  test('is asked for again each time and not sent twice', async () => {
    const first = await host.ask('/dashboard');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await host.ask('/settings', { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  test('answers HEAD with the headers of GET', async () => {
    const [get, head] = [await host.ask('/dashboard'), await host.ask('/dashboard', { method: 'HEAD' })];
    expect(head.body).toHaveLength(0);
    expect(head.headers).toMatchObject({ 'content-length': get.headers['content-length'], etag: get.headers.etag });
  });
});

test('the time for countdowns is never cached', async () => {
  const answer = await host.ask('/time');
  expect(JSON.parse(answer.text)).toEqual({ now: host.clock.now, country: null, name: null });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a drawn cover is cached permanently and may run no script', async () => {
  const path = '/covers/sun/101820-f2a33a-fff4dd/42.svg';
  const answer = await host.ask(path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  const svg = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.body).toString() : answer.text;
  expect(svg).toMatch(/^<svg /);
  expect((await host.ask('/covers/sun/nothing.svg')).status).toBe(404);
});

describe('health', () => {
  test('is good when both sites are built', async () => {
    expect(JSON.parse((await host.ask('/healthz', { host: '10.0.0.1' })).text)).toEqual({ ok: true, missing: [] });
  });

  test('a site that is not built says how to build it, and works once it is', async () => {
    const half = await startHost({ sites: ['release-platform'] });
    try {
      const missing = await half.ask('/', { host: '4track.localhost' });
      expect(missing.status).toBe(503);
      expect(missing.text).toContain('npx nx build fourtrack');
      expect((await half.ask('/dashboard')).status).toBe(200);
      expect((await half.ask('/healthz')).status).toBe(503);
      await half.fixture.write('fourtrack/browser/sync-frame.html', '<html></html>');
      await half.fixture.write('fourtrack/browser/index.html', '<html><head></head><body>built</body></html>');
      await half.fixture.write('fourtrack/renderer/renderer.js', 'export const renderPage = async () => null;');
      expect((await half.ask('/', { host: '4track.localhost' })).text).toContain('built');
    } finally {
      await half.dispose();
    }
  });
});

test('a shell names the picture that its site is shared with, by its whole address', async () => {
  const { text } = await host.ask('/dashboard');
  const image = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(image).toMatch(/^http:\/\/countin\.localhost:5173\/card\/site\/countin\/en\.png\?v=\w+$/);
  const answer = await host.ask(image.slice('http://countin.localhost:5173'.length));
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
});
