import { expect, test } from 'vitest';
import { leaveToServer } from './leave-to-server.ts';

const ask = (loadedAt: string, address: string) =>
  leaveToServer(loadedAt, '/')({ request: new Request(`https://countin.fm${address}`) }).headers;

test('a path of the server’s is asked of the server, with its query', () => {
  const headers = ask('/login', '/mira-okafor?lang=de');
  expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual(['/mira-okafor?lang=de', 'true']);
});

test('a path that the server has left to the application leads to the start, not in circles', () => {
  const headers = ask('/embed', '/embed');
  expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual(['/', null]);
});
