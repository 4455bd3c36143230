import { expect, test } from 'vitest';
import { leaveToServer } from './leave-to-server.ts';

const ask = (loadedAt: string, address: string) =>
  leaveToServer(loadedAt, '/')({ request: new Request(`https://countin.fm${address}`) }).headers;

test('a server path is requested from the server, with its query', () => {
  const headers = ask('/login', '/mira-okafor?lang=de');
  expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual(['/mira-okafor?lang=de', 'true']);
});

test('an unknown path of the application leads to the home page without a redirect loop', () => {
  const headers = ask('/embed', '/embed');
  expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual(['/', null]);
});
