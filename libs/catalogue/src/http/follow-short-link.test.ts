import { expect, test } from 'vitest';
import { followShortLink } from './follow-short-link.ts';

const ALBUM = 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy';
const SHORT = 'https://spotify.link/AbC1';

/** A network of redirects, and the addresses that were asked. */
function network(next: Readonly<Record<string, string | number>>) {
  const asked: string[] = [];
  const ask = ((address: string) => {
    asked.push(address);
    const to = next[address] ?? 404;
    if (to === 0) return Promise.reject(new Error('no connection'));
    const answer = typeof to === 'number' ? { status: to } : { status: 307, headers: { location: to } };
    return Promise.resolve(new Response(null, answer));
  }) as typeof fetch;
  const follow = (url = SHORT) =>
    followShortLink({ shortLinks: null }, url, { fetch: ask, signal: new AbortController().signal });
  return { asked, follow };
}

test('leads to the page of a release, over several hosts of services', async () => {
  const { follow } = network({ [SHORT]: 'https://spotify.app.link/x', 'https://spotify.app.link/x': `${ALBUM}?si=1` });
  expect(await follow()).toMatchObject({ service: 'spotify', kind: 'album', url: ALBUM });
});

test.each<[string, Readonly<Record<string, string | number>>]>([
  ['a circle', { [SHORT]: 'https://spotify.link/b', 'https://spotify.link/b': SHORT }],
  ['itself', { [SHORT]: SHORT }],
  ['a private network', { [SHORT]: 'https://127.0.0.1/album/1' }],
  ['the cloud’s own service', { [SHORT]: 'http://169.254.169.254/latest' }],
  ['another website', { [SHORT]: 'https://example.org/album/1' }],
  ['a host that imitates a service', { [SHORT]: 'https://open.spotify.com.evil.example/a' }],
  ['another port', { [SHORT]: 'https://spotify.link:8080/b' }],
  ['an address without protection', { [SHORT]: 'http://spotify.link/b' }],
  ['a page that is no release', { [SHORT]: 'https://open.spotify.com/' }],
  ['no page', { [SHORT]: 404 }],
  ['text', { [SHORT]: 'https://' }],
])('to %s leads to nothing, and nothing beyond the services is asked', async (_what, next) => {
  const { asked, follow } = network(next);
  expect(await follow()).toBe('nothing');
  expect(asked.every((address) => /^https:\/\/(?:spotify\.link|open\.spotify\.com)\//.test(address))).toBe(true);
  expect(asked.length).toBeLessThan(8);
});

test.each([
  ['no connection', 0],
  ['an error', 503],
  ['too many requests', 429],
])('%s is another end', async (_what, end) => {
  expect(await network({ [SHORT]: end }).follow()).toBe('away');
});
