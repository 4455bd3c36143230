import { brotliDecompressSync } from 'node:zlib';
import { AppError } from '@countin/domain/errors';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FORM_LIMIT } from './http/posted-form.ts';
import { startHost } from './testing/running-host.ts';

let host: Awaited<ReturnType<typeof startHost>>;
const calls: string[] = [];
beforeEach(async () => {
  calls.length = 0;
  host = await startHost({
    call: async (key, _, address) => {
      calls.push(`${key} for ${address}`);
      throw new AppError('signup/token-invalid');
    },
  });
});
afterEach(() => host.dispose());

const ask = async (path: string, requested?: Parameters<typeof host.ask>[1]) => {
  const answer = await host.ask(path, requested);
  return { ...answer, seen: JSON.parse(answer.text || '{}') as Record<string, unknown> };
};
const form = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});
const breakRenderer = () => host.fixture.write('release-platform/renderer/error', '');

describe('the request that a page receives', () => {
  test('its path, query, language and the addresses of its files', async () => {
    const { seen } = await ask('/page?lang=fr&utm_source=mail', { headers: { 'accept-language': 'de-CH, en;q=0.5' } });
    expect(seen).toMatchObject({
      path: '/page',
      query: 'lang=fr',
      acceptLanguage: 'de,en',
      asset: '/assets/page-script-Zz09_-aA.js',
      now: host.clock.now,
    });
  });

  test('a form, in both encodings, and whether its script asks', async () => {
    const urlencoded = await ask('/form', form('contact=a%40b.example&name=%E2%98%80', { accept: 'application/json' }));
    expect(urlencoded.seen).toMatchObject({
      method: 'POST',
      form: { contact: 'a@b.example', name: '☀' },
      wantsJson: true,
      clientAddress: '127.0.0.1',
    });
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const multipart = await ask('/form', form(body, { 'content-type': 'multipart/form-data; boundary=x' }));
    expect(multipart.seen['form']).toEqual({ 'List-Unsubscribe': 'One-Click' });
  });

  test('calls that carry the client, whose errors come back as codes', async () => {
    expect((await ask('/calls', { headers: { cookie: 'countin-language=ar' } })).seen['called']).toBe(
      'signup/token-invalid',
    );
    expect(calls).toEqual(['readReceipt for 127.0.0.1']);
  });

  test('a path that is no page gets the shell, and takes no form', async () => {
    expect((await host.ask('/dashboard')).text).toContain('id="root"');
    expect((await host.ask('/dashboard', form('a=1'))).status).toBe(405);
  });

  test('a permanent redirect keeps each request’s own query, and can be purged', async () => {
    for (const query of ['', '?utm_source=mail&x=1', '?lang=de']) {
      const answer = await host.ask(`/former${query}`);
      expect([answer.status, answer.headers.location]).toEqual([301, `/page${query}`]);
    }
    expect((await host.ask('/former')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
    });
  });

  test('a link that is followed is kept, and no cache answers it', async () => {
    // A variant is cached when it is requested again.
    await host.ask('/release/away?go=a', { method: 'HEAD' });
    const answers = [];
    for (const _ of [1, 2]) answers.push(await host.ask('/release/away?go=a'));
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [302, 'no-store'],
      [302, 'no-store'],
    ]);
    expect(answers[1]?.headers.location).toBe(answers[0]?.headers.location);
    await host.ask('/release/away?go=a', { method: 'HEAD' });
    expect(host.clicks).toEqual([
      { kind: 'store', service: 'tidal' },
      { kind: 'store', service: 'tidal' },
    ]);
  });

  test('a form that was taken is a signup where a fan leaves a contact', async () => {
    await host.ask('/form', form('contact=fan%40example.com&name=Ada'));
    await host.ask('/form', form('wrong=link-1'));
    await host.ask('/dashboard', form('contact=fan%40example.com'));
    expect(host.signups).toEqual(['/form']);
  });

  test('a redirect passes through', async () => {
    const answer = await host.ask('/later');
    expect([answer.status, answer.headers.location]).toEqual([303, '/page']);
  });
});

describe('a request refused before rendering', () => {
  test.each([
    ['a form that is too large', form(`a=${'x'.repeat(FORM_LIMIT)}`), 413],
    ['a form of another type', form('{}', { 'content-type': 'application/json' }), 415],
    ['a body without a type', form('a=1', { 'content-type': '' }), 415],
    ['a broken form', form('no boundary here', { 'content-type': 'multipart/form-data; boundary=x' }), 400],
    [
      'an uploaded file',
      form('--x\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\nhi\r\n--x--\r\n', {
        'content-type': 'multipart/form-data; boundary=x',
      }),
      400,
    ],
    ['too many fields', form('a=1&'.repeat(50)), 400],
    ['a form of another site', form('a=1', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }), 403],
    [
      'a form of the other site',
      form('a=1', { origin: 'http://4track.localhost:5173', 'sec-fetch-site': 'cross-site' }),
      403,
    ],
    ['a form of a page that hides where it is', form('a=1', { origin: 'null', 'sec-fetch-site': 'cross-site' }), 403],
  ])('%s', async (_, requested, status) => {
    expect((await host.ask('/form', requested)).status).toBe(status);
  });

  test('a body that grows past the limit without saying so', async () => {
    const chunk = `${(FORM_LIMIT + 1).toString(16)}\r\n${'x'.repeat(FORM_LIMIT + 1)}\r\n0\r\n\r\n`;
    const answer = await host.raw(
      `POST /form HTTP/1.1\r\nHost: countin.localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each([
    ['the page itself', { origin: 'http://countin.localhost:5173', 'sec-fetch-site': 'same-origin' }],
    ['a page that sends no referrer, to itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a mail service', {}],
  ])('%s may post', async (_, headers) => {
    expect((await host.ask('/form', form('a=1', headers as Record<string, string>))).status).toBe(200);
  });
});

describe('the cache of pages', () => {
  test('one render serves all visitors with the same host, path and language', async () => {
    await ask('/page', { headers: { 'accept-language': 'de' } });
    const again = await ask('/page?utm_source=mail&fbclid=1&signup=done', {
      headers: { 'accept-language': 'de-AT;q=0.9', cookie: 'unrelated=1' },
    });
    expect(again.seen).toMatchObject({ renders: 1, clientAddress: '', cookies: {} });
  });

  test('a page with parameters is rendered until it is requested twice, so that visitors cannot fill the memory', async () => {
    const variant = async () => (await ask('/page?country=PT')).seen['renders'];
    expect([await variant(), await variant(), await variant()]).toEqual([1, 2, 2]);
  });

  test.each([
    ['another language', '/page', { headers: { 'accept-language': 'ja' } }],
    ['a chosen language', '/page?lang=ja', {}],
    ['a subdomain', '/page', { host: 'mira.cnt.localhost' }],
  ])('%s is another page', async (_, path, requested) => {
    await ask('/page');
    expect((await ask(path, requested)).seen['renders']).toBe(2);
    const { seen } = await ask(path, requested);
    expect((await ask(path, requested)).seen['renders']).toBe(seen['renders']);
  });

  test.each([
    ['a cookie that pages read', '/page', { headers: { cookie: 'countin-language=ar' } }],
    ['a script that wants JSON', '/page', { headers: { accept: 'application/json' } }],
    ['a page that says so', '/personal', {}],
    ['a posted form', '/form', form('a=1')],
  ])('%s makes it one for this request alone', async (_, path, requested) => {
    await ask(path, requested);
    expect((await ask(path, requested)).seen['renders']).toBe(2);
  });

  test('a personal answer never reaches a shared cache', async () => {
    expect((await ask('/page', { headers: { cookie: 'countin-language=ar' } })).headers['cache-control']).toBe(
      'private, no-cache',
    );
    expect((await ask('/form', form('a=1'))).headers['cache-control']).toBe('no-store');
  });

  test('shared caches may serve an old copy while they renew it; browsers ask each time', async () => {
    const { headers } = await ask('/page');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
    });
    const personal = await ask('/page', { headers: { cookie: 'countin-language=ar' } });
    expect(personal.headers['cdn-cache-control']).toBeUndefined();
  });

  test('a browser that keeps the page gets it anew in the language chosen since', async () => {
    const before = await ask('/page', { headers: { 'accept-language': 'en' } });
    expect(before.headers['vary']).toContain('Cookie');
    const etag = before.headers['etag'] ?? '';
    const again = await host.ask('/page', {
      headers: { 'accept-language': 'en', 'if-none-match': etag, cookie: 'countin-language=ar' },
    });
    expect(again.status).toBe(200);
    expect(again.headers['etag']).not.toBe(etag);
  });

  test('a cached page answers HEAD, conditional and compressed requests', async () => {
    const first = await ask('/page');
    expect((await host.ask('/page', { method: 'HEAD' })).headers['content-length']).toBe(
      first.headers['content-length'],
    );
    expect((await host.ask('/page', { headers: { 'if-none-match': first.headers.etag ?? '' } })).status).toBe(304);
    const compressed = await host.ask('/page', { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.body).toString()).toBe(first.text);
    expect(compressed.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
  });
});

describe('while pages cannot be rendered', () => {
  test('a copy is served to the end of its time, and not after', async () => {
    await ask('/page');
    await breakRenderer();
    host.clock.now += 600_000;
    expect((await ask('/page')).seen['renders']).toBe(1);
    host.clock.now += 60_000;
    expect((await host.ask('/page')).status).toBe(503);
  });

  test('a page never seen before is asked for again later', async () => {
    await breakRenderer();
    const answer = await host.ask('/page');
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(answer.text).not.toContain('database');
    expect((await host.ask('/dashboard')).status).toBe(200);
  });

  test('an error page gives way to a cached copy, and is shown where there is none', async () => {
    await breakRenderer();
    const alone = await host.ask('/error');
    expect([alone.status, alone.text]).toEqual([503, 'an error page']);
    await host.fixture.remove('release-platform/renderer/error');
    expect((await ask('/error')).seen['renders']).toBe(1);
    await breakRenderer();
    host.clock.now += 600_000;
    expect((await ask('/error')).seen['renders']).toBe(1);
  });

  test('pages are new again as soon as they can be', async () => {
    await ask('/page');
    await breakRenderer();
    host.clock.now += 3_600_000;
    await host.ask('/page');
    await host.fixture.remove('release-platform/renderer/error');
    expect((await ask('/page')).seen['renders']).toBe(2);
  });
});
