import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://countin.example';

test.each([
  ['/artist/a1/products', '/artist/a1/products'],
  ['/collection?state=draft#row-3', '/collection?state=draft#row-3'],
])('a path of this site is kept: %s', (asked, kept) => {
  expect(returnPath(asked, origin)).toBe(kept);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '/login?back=/login',
])('anything else leads to the dashboard: %s', (asked) => {
  expect(returnPath(asked, origin)).toBe('/dashboard');
});
