import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['/artist/a1/products', '/artist/a1/products'],
  ['/collection?state=draft#row-3', '/collection?state=draft#row-3'],
  ['/login-band', '/login-band'],
])('a path of this site is kept: %s', (requested, kept) => {
  expect(returnPath(requested)).toBe(kept);
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
  '/login',
  '/login/',
])('anything else leads to the dashboard: %s', (requested) => {
  expect(returnPath(requested)).toBe('/dashboard');
});
