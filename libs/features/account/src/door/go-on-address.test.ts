import { expect, test } from 'vitest';
import { goOnAddress } from './go-on-address.ts';

const ORIGINS = ['https://countin.example', 'https://4track.example:8443'];
const goOn = (asked: string | null) => goOnAddress(asked, ORIGINS, '/login');

test('a page of either site is gone on to', () => {
  expect(goOn('https://countin.example/login?back=%2Fcollection')).toBe(
    'https://countin.example/login?back=%2Fcollection',
  );
  expect(goOn('https://4track.example:8443/login')).toBe('https://4track.example:8443/login');
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
])('anything else leads to the log-in: %s', (asked) => {
  expect(goOn(asked)).toBe('/login');
});
