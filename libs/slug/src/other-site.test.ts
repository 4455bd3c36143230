import { describe, expect, test } from 'vitest';
import { matchHost } from './host.ts';
import { otherSiteOf, type SiteAddresses } from './other-site.ts';

const local: SiteAddresses = {
  main: 'countin.localhost',
  fourtrack: '4track.localhost',
  short: 'cnt.localhost',
  scheme: 'http',
  port: 5173,
};
const moved: SiteAddresses = { ...local, port: 21_173, fourtrackPort: 21_174 };
const deployed: SiteAddresses = {
  main: 'countin.fm',
  fourtrack: '4track.fm',
  short: 'cnt.fm',
  scheme: 'https',
  port: null,
};

describe('the other site', () => {
  test.each([
    [local, 'http://countin.localhost:5173', 'http://4track.localhost:5173'],
    [local, 'http://localhost:5173', 'http://localhost:5174'],
    [moved, 'http://countin.localhost:21173', 'http://4track.localhost:21173'],
    [moved, 'http://localhost:21173', 'http://localhost:21174'],
    [deployed, 'https://countin.fm', 'https://4track.fm'],
  ])('%# of %s is %s, and the reverse', (addresses, countin, fourtrack) => {
    expect(otherSiteOf(countin, addresses)).toEqual({ site: 'countin', otherSite: fourtrack });
    expect(otherSiteOf(fourtrack, addresses)).toEqual({ site: 'fourtrack', otherSite: countin });
  });

  test.each([
    [local, 'http://mira.cnt.localhost:5173'],
    [local, 'http://cnt.localhost:5173'],
    [local, 'http://127.0.0.1:5173'],
    [local, 'https://countin.localhost:5173'],
    [local, 'http://countin.localhost:5174'],
    [local, 'http://countin.localhost'],
    [local, 'http://countin.localhost.evil.example:5173'],
    [local, 'http://4track.example:5173'],
    [local, 'null'],
    [moved, 'http://localhost:5173'],
    [deployed, 'http://countin.fm'],
    [deployed, 'https://localhost'],
    [deployed, 'http://localhost:5173'],
    [deployed, 'https://www.countin.fm'],
  ])('%# there is none of %s', (addresses, origin) => {
    expect(otherSiteOf(origin, addresses)).toBeNull();
  });
});

test('plain localhost is mode two on its configured port only', () => {
  expect(matchHost('localhost:21174', moved)).toEqual({ kind: 'fourtrack' });
  expect(matchHost('localhost:5174', moved)).toEqual({ kind: 'main' });
});
