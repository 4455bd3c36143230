import { expect, test } from 'vitest';
import { isOwnHost, ownOrigin } from './own-origin.ts';

const local = {
  main: 'countin.localhost',
  fourtrack: '4track.localhost',
  short: 'cnt.localhost',
  scheme: 'http',
  port: 5173,
} as const;
const deployed = { main: 'countin.fm', fourtrack: '4track.fm', short: 'cnt.fm', scheme: 'https', port: null } as const;

test.each([
  ['countin.localhost:5173', local],
  ['4TRACK.localhost:5173', local],
  ['mira-okafor.cnt.localhost:5173', local],
  ['www.countin.localhost:5173', local],
  ['localhost:5173', local],
  ['localhost:5174', local],
  ['countin.fm', deployed],
  ['mira.cnt.fm', deployed],
  ['www.4track.fm', deployed],
] as const)('%s is an own origin', (header, addresses) => {
  expect(ownOrigin(header, addresses)).toBe(`${addresses.scheme}://${header.toLowerCase()}`);
});

test.each([
  // `matchHost` accepts these hosts, but they are not origins of the deployment.
  ['203.0.113.5', local],
  ['127.0.0.1:5173', local],
  ['[2001:db8::1]', local],
  ['evil4track.com', deployed],
  ['4track.evil.localhost:5173', local],
  ['evil.localhost:5173', local],
  // Own hosts with a foreign port.
  ['localhost:1', local],
  ['countin.localhost', local],
  ['countin.localhost:5174', local],
  ['x.cnt.localhost:9999', local],
  ['countin.fm:8443', deployed],
  ['localhost:5174', deployed],
  ['countin.fm.evil.example', deployed],
  ['evilcountin.fm', deployed],
  ['a.b.cnt.fm', deployed],
  ['', deployed],
  [undefined, deployed],
  ['countin.fm@evil.example', deployed],
] as const)('%s is none', (header, addresses) => {
  expect(ownOrigin(header, addresses)).toBeNull();
});

test('a host name without its port identifies an own address', () => {
  expect(['countin.fm', 'www.countin.fm', 'cnt.fm', 'mira.cnt.fm'].every((name) => isOwnHost(name, deployed))).toBe(
    true,
  );
  expect(['203.0.113.5', 'evil4track.com', 'localhost', 'a.b.cnt.fm'].some((name) => isOwnHost(name, deployed))).toBe(
    false,
  );
});
