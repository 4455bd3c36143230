import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoredObjects } from './stored-objects.ts';

let folder: string;
let server: Server;
let objects: string[];
let exports: number;
let refuse: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  objects = [];
  exports = 0;
  refuse = false;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url !== '/internal/export') return void response.end(JSON.stringify({ items: objects }));
    exports += 1;
    await writeFile(join((JSON.parse(body) as { path: string }).path, 'objects'), objects.join());
    response.writeHead(refuse ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const open = () =>
  new StoredObjects(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, join(folder, 'storage'));
const kept = () => readFile(join(open().saved() ?? '', 'storage_export/objects'), 'utf8');

test('at the first start there is nothing to import', () => {
  expect(open().saved()).toBeNull();
});

test('saved objects can be imported, with the metadata that firebase-tools expects', async () => {
  objects = ['cover'];
  await open().save();
  expect(await kept()).toBe('cover');
  const description: unknown = JSON.parse(
    await readFile(join(open().saved() ?? '', 'firebase-export-metadata.json'), 'utf8'),
  );
  expect(description).toMatchObject({ storage: { path: 'storage_export' } });
});

test('only changes are exported', async () => {
  objects = ['cover'];
  const stored = open();
  await stored.save();
  await stored.save();
  expect(exports).toBe(1);
  objects = ['cover', 'picture'];
  await stored.save();
  expect([exports, await kept()]).toEqual([2, 'cover,picture']);
});

test('an export that fails leaves the one before, and is tried again', async () => {
  objects = ['cover'];
  const stored = open();
  await stored.save();
  objects = ['cover', 'picture'];
  refuse = true;
  await expect(stored.save()).rejects.toThrow('500');
  expect(await kept()).toBe('cover');
  refuse = false;
  await stored.save();
  expect(await kept()).toBe('cover,picture');
});

test('a half-written file of a crash is ignored', async () => {
  objects = ['cover'];
  await open().save();
  const other = join(folder, 'storage', open().saved()?.endsWith('a') ? 'b' : 'a');
  expect(existsSync(other)).toBe(false);
  await writeFile(other, 'half');
  expect(await kept()).toBe('cover');
  objects = [];
  await open().save();
  expect(await kept()).toBe('');
});
