import { CRC32C } from '@google-cloud/storage';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createObjectStore } from './object-store.ts';

afterEach(() => vi.unstubAllEnvs());

test('a connection that the bucket has closed meanwhile fails neither a write nor a read after it', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const checksum = new CRC32C();
  checksum.update(Buffer.from(bytes));
  const stored = JSON.stringify({ size: '3', crc32c: checksum.toString() });
  const received: string[] = [];
  const closeOnce = new Set(['POST', 'GET']);
  const server = createServer((request, response) => {
    const method = request.method ?? '';
    received.push(method);
    if (closeOnce.delete(method)) return request.socket.resetAndDestroy();
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(stored));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  const store = createObjectStore('demo.example');
  await store.write('a/320.avif', bytes, 'image/avif');
  expect(await store.sizeOf('a/320.avif')).toBe(3);
  expect(received).toEqual(['POST', 'POST', 'GET', 'GET']);
  server.closeAllConnections();
  server.close();
});
