import { expect, test } from 'vitest';
import { artistAddresses, releaseAddresses } from './page-addresses.ts';
import { embedPath, parsePublicAddress } from './public-address.ts';

const sites = { main: 'countin.fm', fourtrack: '4track.fm', short: 'cnt.fm', scheme: 'https', port: null } as const;

test.each([
  ['https://countin.fm/release/tide_1', '/embed/release/tide_1'],
  ['https://www.countin.fm/release/tide_1/?utm_source=x#top', '/embed/release/tide_1'],
  ['https://countin.fm/embed/release/tide_1', '/embed/release/tide_1'],
  ['https://4track.fm/Mira-Okafor', '/embed/mira-okafor'],
  ['https://mira-okafor.cnt.fm/', '/embed/mira-okafor'],
  ['https://mira-okafor.cnt.fm/medley', '/embed/mira-okafor'],
])('%s is embedded at %s', (address, path) => {
  const found = parsePublicAddress(address, sites);
  expect(found && embedPath(found)).toBe(path);
});

test.each([
  'https://countin.fm/', 'https://countin.fm/dashboard', 'https://countin.fm/r/token', 'https://4track.fm/login', 'https://4track.fm/mira/okafor',
  'https://evil.example/release/tide_1', 'https://countin.fm.evil.example/release/tide_1', 'https://countin.fm@evil.example/release/tide_1',
  'javascript:alert(1)', 'ftp://countin.fm/release/tide_1', 'no address', 'https://countin.fm/release/%2e%2e', 'https://login.cnt.fm/',
])('%s is no page that can be embedded', (address) => {
  expect(parsePublicAddress(address, sites)).toBeNull();
});

test('a release shows on its own page, its artist’s and its label’s', () => {
  const addresses = releaseAddresses(sites, { productId: 'tide', artistSlug: 'mira', labelSlugs: ['tide-line'] });
  expect(addresses).toEqual(expect.arrayContaining([
    'https://countin.fm/release/tide', 'https://countin.fm/embed/release/tide', 'https://countin.fm/feed', 'https://tide-line.cnt.fm/feed.json',
    ...artistAddresses(sites, { artistSlug: 'mira' }),
  ]));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(releaseAddresses(sites, { productId: 'tide', artistSlug: 'mira', labelSlugs: [] }).filter((address) => address.includes('/feed') && address.includes('countin.fm'))).toEqual([]);
});
