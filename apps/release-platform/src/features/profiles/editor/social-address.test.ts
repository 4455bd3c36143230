import { expect, test } from 'vitest';
import { readAddress } from './social-address.ts';

test.each([
  ['', null],
  ['  ', null],
  ['instagram.com/mira', 'https://instagram.com/mira'],
  ['https://www.tiktok.com/@mira', 'https://www.tiktok.com/@mira'],
  ['http://mira.example', 'http://mira.example'],
])('%j is read as %j', (typed, url) => {
  expect(readAddress(typed)).toEqual({ url, errorCode: null });
});

test.each(['@mira', 'mira', 'javascript:alert(1)', 'https://mira@evil.example', 'https://'])(
  '%s is no address',
  (typed) => {
    expect(readAddress(typed)).toEqual({ url: null, errorCode: 'link/not-a-web-address' });
  },
);
