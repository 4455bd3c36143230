import { expect, test } from 'vitest';
import { readWebAddress } from './web-address.ts';

test.each([
  ['', null],
  ['  ', null],
  ['instagram.com/mira', 'https://instagram.com/mira'],
  ['  instagram.com/mira\n', 'https://instagram.com/mira'],
  ['https://www.tiktok.com/@mira', 'https://www.tiktok.com/@mira'],
  ['http://mira.example', 'http://mira.example'],
  ['HTTPS://Mira.example/Shop', 'https://Mira.example/Shop'],
  ['Http://mira.example', 'http://mira.example'],
  ['//mira.example/shop', 'https://mira.example/shop'],
  ['https:mira.example', 'https://mira.example'],
  ['https:////mira.example', 'https://mira.example'],
  ['mira.example/summer sale', 'https://mira.example/summer%20sale'],
  ['mira.example:8443/shop', 'https://mira.example:8443/shop'],
  ['mira.example:8443', 'https://mira.example:8443'],
  ['mira.example/?next=https://shop.example', 'https://mira.example/?next=https://shop.example'],
  ['münchen.example/straße', 'https://münchen.example/straße'],
  ['音楽。example', 'https://音楽.example'],
  ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
])('%j is read as %j', (typed, url) => {
  expect(readWebAddress(typed)).toEqual({ url, errorCode: null });
});

test.each([
  '@mira',
  'mira',
  'localhost:3000',
  '//mira',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)//mira.example',
  'java\nscript:alert(1)',
  'data:text/html,mira.example',
  'mailto:mira@mira.example',
  'ftp://mira.example',
  'https://mira@evil.example',
  'mira .example',
  'our shop',
  'https://',
  // A browser reads these as hosts with dots.
  'https://2130706433',
  'https://mira.example\\@evil.example',
])('%j is no address', (typed) => {
  expect(readWebAddress(typed)).toEqual({ url: null, errorCode: 'link/not-a-web-address' });
});
