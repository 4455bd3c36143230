import { expect, test } from 'vitest';
import { trustedContinueUrl } from './continue-url.ts';

const ORIGINS = ['https://countin.example', 'https://4track.example:8443'];
const continueUrl = (requested: string | null) => trustedContinueUrl(requested, ORIGINS, '/login');

test('a page of either site is gone on to', () => {
  expect(continueUrl('https://countin.example/login?back=%2Fcollection')).toBe(
    'https://countin.example/login?back=%2Fcollection',
  );
  expect(continueUrl('https://4track.example:8443/login')).toBe('https://4track.example:8443/login');
});

test.each([
  null,
  '',
  '/login',
  '//evil.example/login',
  'http://countin.example/login',
  'https://4track.example/login',
  'https://countin.example.evil.example/',
  'https://countin.example@evil.example/',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'blob:https://evil.example/1',
])('anything else leads to the log-in: %s', (requested) => {
  expect(continueUrl(requested)).toBe('/login');
});
