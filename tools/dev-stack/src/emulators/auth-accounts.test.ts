import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AuthAccounts } from './auth-accounts.ts';

let folder: string;
let server: Server;
let users: unknown[] | undefined;
let posted: { path: string; body: { users?: unknown[] } }[];
let refuse = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accounts-'));
  users = undefined;
  posted = [];
  refuse = false;
  server = createServer(async (request, response) => {
    const path = request.url?.replace('/identitytoolkit.googleapis.com/v1/projects/demo-countin/', '') ?? '';
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.method === 'POST') posted.push({ path, body: JSON.parse(body) as { users?: unknown[] } });
    response.writeHead(refuse ? 500 : 200).end(JSON.stringify({ kind: 'x', ...(users && { users }) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const accounts = () =>
  new AuthAccounts(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, join(folder, 'accounts.json'));
const MIRA = {
  localId: 'mira',
  email: 'mira@example.com',
  passwordHash: 'x',
  salt: 'y',
  validSince: '1700000000',
  somethingNew: { deep: [1] },
};

test('accounts come back as they were, with the sessions they had', async () => {
  users = [MIRA];
  await accounts().save();
  expect(await accounts().restore()).toBe(1);
  expect(posted).toEqual([
    { path: 'accounts:batchCreate', body: { users: [MIRA], allowOverwrite: true } },
    { path: 'accounts:update', body: { localId: 'mira', validSince: '1700000000' } },
  ]);
});

test('nothing is restored at the first start, nor without accounts', async () => {
  expect(await accounts().restore()).toBe(0);
  await accounts().save();
  expect(await accounts().restore()).toBe(0);
  expect(posted).toEqual([]);
});

test('only changes are written', async () => {
  users = [MIRA];
  const kept = accounts();
  await kept.save();
  await writeFile(join(folder, 'accounts.json'), 'untouched');
  await kept.save();
  expect(await readFile(join(folder, 'accounts.json'), 'utf8')).toBe('untouched');
  users = [MIRA, { localId: 'tide' }];
  await kept.save();
  expect(JSON.parse(await readFile(join(folder, 'accounts.json'), 'utf8'))).toEqual({ users });
});

test('an error keeps the written file', async () => {
  users = [MIRA];
  await accounts().save();
  refuse = true;
  await expect(accounts().save()).rejects.toThrow('500');
  await expect(accounts().restore()).rejects.toThrow('refused accounts:batchCreate');
  expect(JSON.parse(await readFile(join(folder, 'accounts.json'), 'utf8'))).toEqual({ users });
});
