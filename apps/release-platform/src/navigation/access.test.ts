import { expect, test } from 'vitest';
import { redirectFor } from './access.ts';

test('a public screen is open to everybody', () => {
  expect(redirectFor('public', false, '/privacy')).toBeNull();
  expect(redirectFor('public', true, '/privacy')).toBeNull();
});

test('a screen of the product is open to whoever is signed in', () => {
  expect(redirectFor('signed-in', true, '/collection')).toBeNull();
});

test('a visitor goes to the log-in, which remembers the path', () => {
  expect(redirectFor('signed-in', false, '/artist/a1/signups?q=ana')).toBe('/login?back=%2Fartist%2Fa1%2Fsignups%3Fq%3Dana');
});

test('the dashboard is where a log-in leads anyway', () => {
  expect(redirectFor('signed-in', false, '/dashboard')).toBe('/login');
});
