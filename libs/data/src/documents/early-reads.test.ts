import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documents } from '@countin/domain/documents';
import type { Auth } from 'firebase/auth';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PublicConfig } from '@countin/domain/deployment';
import { openDocumentStore } from './document-store.ts';
import { readEarly } from './early-reads.ts';

/** A database whose documents all have a title, and the paths that were read, in order. */
async function database() {
  const read: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const [name = ''] = (JSON.parse(text) as { readonly documents: readonly string[] }).documents;
      read.push(`${name.slice(name.indexOf('/documents/') + 11)} ${request.headers.authorization}`);
      const found = { name, fields: { title: { stringValue: 'Tide' } } };
      response.end(JSON.stringify([{ found }]));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { firebase: { projectId: 'demo' }, emulators: { firestore: origin } } as PublicConfig;
  const open = (token = 'of mira') =>
    openDocumentStore({ projectId: 'demo', origin, token: () => Promise.resolve(token) });
  return { read, config, open };
}

function signIn(uid: string | null): Auth {
  const currentUser = uid === null ? null : { uid, getIdToken: () => Promise.resolve(`of ${uid}`) };
  return { authStateReady: () => Promise.resolve(), currentUser } as unknown as Auth;
}

const { user, artistProfile, labelProfile, musicProduct } = documents;

it.each([
  ['/dashboard', [user('mira').path]],
  ['/artist/mira-okafor/signups', [user('mira').path, artistProfile('mira-okafor').path]],
  [
    '/artist/mira-okafor/products/tide/text',
    [user('mira').path, artistProfile('mira-okafor').path, musicProduct('tide').path],
  ],
  ['/label/tidewrack', [user('mira').path, labelProfile('tidewrack').path]],
])('what a screen at %s reads first is read once, before it asks', async (pathname, paths) => {
  const { read, config, open } = await database();
  await readEarly(signIn('mira'), config, pathname);
  await vi.waitFor(() => expect(read).toEqual(paths.map((path) => `${path} Bearer of mira`)));
  const store = open();
  for (const path of paths) expect(await store.get(path)).toMatchObject({ path, data: { title: 'Tide' } });
  expect(read).toHaveLength(paths.length);
  // A later read is a new one.
  await store.get(paths[0]!);
  expect(read).toHaveLength(paths.length + 1);
});

it('is not read for visitors, nor for an address that cannot be decoded', async () => {
  const { read, config } = await database();
  await readEarly(signIn(null), config, '/artist/mira');
  await expect(readEarly(signIn('mira'), config, '/artist/%E0%A4%A')).rejects.toThrow(URIError);
  expect(read).toEqual([]);
});

it('is not given to another user, who has signed in meanwhile', async () => {
  const { read, config, open } = await database();
  await readEarly(signIn('mira'), config, '/dashboard');
  await open('of ben').get('users/mira');
  expect(read).toEqual(['users/mira Bearer of mira', 'users/mira Bearer of ben']);
});

it('is read again by a screen that asks much later, or whose early read has failed', async () => {
  const { read, config, open } = await database();
  vi.useFakeTimers({ toFake: ['Date'] });
  await readEarly(signIn('mira'), config, '/dashboard');
  await vi.waitFor(() => expect(read).toHaveLength(1));
  vi.setSystemTime(Date.now() + 11_000);
  await open().get('users/mira');
  expect(read).toHaveLength(2);

  const away = { ...config, emulators: { ...config.emulators, firestore: 'http://127.0.0.1:1' } } as PublicConfig;
  await readEarly(signIn('mira'), away, '/dashboard');
  expect(await open().get('users/mira')).toMatchObject({ data: { title: 'Tide' } });
});
