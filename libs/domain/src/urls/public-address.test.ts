import { expect, test } from 'vitest';
import { artistAddresses, releaseAddresses, releaseCardAddresses } from '../pages/page-addresses.ts';
import { embedPath, parseEmbedPath, parsePublicAddress } from './public-address.ts';
import { aReleasePage } from '../testing/builders.ts';

const sites = { main: 'countin.fm', fourtrack: '4track.fm', short: 'cnt.fm', scheme: 'https', port: null } as const;

test.each([
  ['https://countin.fm/release/tide_1', { kind: 'release', reference: 'tide_1' }],
  ['https://www.countin.fm/release/tide_1/?utm_source=x#top', { kind: 'release', reference: 'tide_1' }],
  [
    'https://countin.fm/release/mira-okafor.tide-lines?lang=de',
    { kind: 'release', reference: 'mira-okafor.tide-lines' },
  ],
  ['https://countin.fm/Release/Mira-Okafor.Tide-Lines/', { kind: 'release', reference: 'mira-okafor.tide-lines' }],
  ['https://countin.fm/embed/release/tide_1', { kind: 'release', reference: 'tide_1' }],
  ['https://countin.fm/embed/mira-okafor', { kind: 'profile', slug: 'mira-okafor' }],
  ['https://4track.fm/Mira-Okafor', { kind: 'profile', slug: 'mira-okafor' }],
  ['https://mira-okafor.cnt.fm/', { kind: 'profile', slug: 'mira-okafor' }],
  ['https://mira-okafor.cnt.fm/medley', { kind: 'profile', slug: 'mira-okafor' }],
])('%s shows %j', (address, shown) => {
  expect(parsePublicAddress(address, sites)).toEqual(shown);
});

test.each([
  { kind: 'release', id: 'Tide_1' },
  { kind: 'profile', slug: 'mira-okafor' },
] as const)('%j is embedded at an embed path', (embedded) => {
  expect(parseEmbedPath(embedPath(embedded))).toEqual(embedded);
});

test.each([
  'https://countin.fm/',
  'https://countin.fm/dashboard',
  'https://countin.fm/r/token',
  'https://4track.fm/login',
  'https://4track.fm/mira/okafor',
  'https://evil.example/release/tide_1',
  'https://countin.fm.evil.example/release/tide_1',
  'https://203.0.113.5/release/tide_1',
  'https://evil4track.com/mira-okafor',
  'http://localhost/release/tide_1',
  'https://countin.fm/release/mira.tide.ics',
  'https://countin.fm@evil.example/release/tide_1',
  'javascript:alert(1)',
  'ftp://countin.fm/release/tide_1',
  'no address',
  'https://countin.fm/release/%2e%2e',
  'https://login.cnt.fm/',
])('%s is no page that can be embedded', (address) => {
  expect(parsePublicAddress(address, sites)).toBeNull();
});

test('a release shows on its own page, its artist’s and its label’s', () => {
  const addresses = releaseAddresses(sites, {
    productId: 'tide',
    artistSlugs: ['mira'],
    productSlugs: ['tide-lines', 'low-tide'],
    labelSlugs: ['tide-line'],
  });
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://countin.fm/release/tide',
      'https://countin.fm/release/tide.ics',
      'https://countin.fm/embed/release/tide',
      'https://countin.fm/release/mira.tide-lines',
      'https://countin.fm/release/mira.tide-lines.ics',
      'https://countin.fm/release/mira.low-tide',
      'https://countin.fm/feed',
      'https://tide-line.cnt.fm/feed.json',
      ...artistAddresses(sites, { artistSlug: 'mira' }),
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(
    releaseAddresses(sites, {
      productId: 'tide',
      artistSlugs: ['mira'],
      productSlugs: ['tide-lines'],
      labelSlugs: [],
    }).filter((address) => address.includes('/feed') && address.includes('countin.fm')),
  ).toEqual([]);
});

test('the pictures that a release was shared with are named with their version, as caches keep them', () => {
  const addresses = releaseCardAddresses(sites, aReleasePage());
  expect(addresses).toHaveLength(10);
  expect(addresses[0]).toMatch(/^https:\/\/countin\.fm\/card\/release\/mira-okafor\.tide-lines\/en\.png\?v=\w+$/);
});
