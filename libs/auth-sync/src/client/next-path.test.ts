import { expect, test } from 'vitest';
import fc from 'fast-check';
import { parseNext } from './next-path.ts';

test.each([
  ['/'],
  ['/dashboard'],
  ['/artist/a1/products/p-1/links'],
  ['/collection?state=draft&q=two%20words'],
  ['/release/p1?to=https%3A%2F%2Fopen.spotify.com%2Falbum'],
  ['/artist/a1/products/p1#cover'],
  ['/mira-okafor'],
  ['/%E5%AE%87%E5%A4%9A%E7%94%B0'],
  ['/a/b//c'],
])('%s is a path of this site', (path) => {
  expect(parseNext(path)).toBe(path);
});

test('dot segments are resolved', () => {
  expect(parseNext('/a/../dashboard')).toBe('/dashboard');
  expect(parseNext('/../../dashboard')).toBe('/dashboard');
});

test.each([
  [null],
  [undefined],
  [7],
  [['/dashboard']],
  [''],
  ['dashboard'],
  ['./dashboard'],
  ['?x'],
  ['#x'],
  // Other hosts and schemes.
  ['https://evil.example/'],
  ['HTTPS://evil.example'],
  ['https:/evil.example'],
  ['https:evil.example'],
  ['http:///evil.example'],
  ['javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,x'],
  ['blob:https://evil.example/x'],
  ['mailto:a@b.example'],
  ['evil.example'],
  ['@evil.example'],
  [' /dashboard'],
  ['\u00a0/dashboard'],
  // Two slashes, or characters that a browser reads as two slashes.
  ['//evil.example'],
  ['///evil.example'],
  ['//evil.example/%2f..'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['\\/evil.example'],
  ['/\\/evil.example'],
  ['/a\\..\\..\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/\r\n/evil.example'],
  ['/\0/evil.example'],
  ['/\u007f/evil.example'],
  ['\t//evil.example'],
  ['/ /evil.example'],
  ['/\u2028/evil.example'],
  ['/\u200b/evil.example'],
  ['/\u202e/evil.example'],
  ['/..//evil.example'],
  ['/.//evil.example'],
  ['/%2e%2e//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e//evil.example'],
  // Two slashes, percent-encoded once or more often.
  ['/%2f/evil.example'],
  ['/%2F%2Fevil.example'],
  ['/%5cevil.example'],
  ['/%5C%5Cevil.example'],
  ['/%252fevil.example'],
  ['/%25252Fevil.example'],
  ['/%09/evil.example'],
  ['/%0d%0aLocation:%20https://evil.example'],
  ['/%00'],
  ['/%7f'],
  ['/%250aevil'],
  // Redirect loops.
  ['/auth/sync'],
  ['/auth/sync/'],
  ['/auth/%73ync?token=x'],
  ['/AUTH/SYNC'],
  ['/auth//sync'],
  ['/Auth//%53ync/'],
  ['/auth/sync?next=/auth/sync'],
  ['/auth/../auth/sync#x'],
  [`/${'a'.repeat(2048)}`],
])('%j is refused', (text) => {
  expect(parseNext(text)).toBeNull();
});

test('an accepted path stays on its own site and parses to the same path again', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '%2e',
      '%09',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'a',
      'evil.example',
      'https:',
      '%25',
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((all) => all.join('')),
        pieces.map((all) => `/${all.join('')}`),
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        const path = parseNext(text);
        if (path === null) return;
        for (const origin of ['http://countin.localhost:5173', 'https://4track.fm'])
          expect(new URL(path, `${origin}/auth/sync`).origin).toBe(origin);
        expect(parseNext(path)).toBe(path);
      },
    ),
    { numRuns: 1000 },
  );
});
