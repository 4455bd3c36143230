import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../index.ts';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { withFirestore } from './sdk-connection.ts';

type Seen = Record<string, unknown>;

let server: LocalFirestore;
let functions: http.Server;
const seen: Seen[] = [];
let wake = () => {};

/** A function as an application writes it. */
const onSong = onDocumentWrittenWithAuthContext('songs/{song}', (event) => {
  const { before, after } = event.data ?? {};
  seen.push({
    song: event.params.song,
    before: before?.data() ?? null,
    after: after?.data() ?? null,
    path: after?.ref.path,
    authType: event.authType,
    authId: event.authId,
  });
});

const app = initializeApp({ projectId: 'demo-functions' });

beforeAll(async () => {
  functions = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const event = JSON.parse(Buffer.concat(chunks).toString()) as Parameters<typeof onSong>[0];
      Promise.resolve(onSong(event)).finally(() => {
        response.end();
        wake();
      });
    });
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const functionsEmulator = `127.0.0.1:${(functions.address() as AddressInfo).port}`;
  server = await startLocalFirestore({ functionsEmulator });
  // Registration of firebase-tools for it.
  const { eventType, eventFilters, eventFilterPathPatterns } = onSong.__endpoint.eventTrigger as unknown as {
    eventType: string;
    eventFilters: { database: string; namespace: string };
    eventFilterPathPatterns: { document: string };
  };
  const body = JSON.stringify({
    eventType,
    ...eventFilters,
    document: { value: eventFilterPathPatterns.document, matchType: 'PATH_PATTERN' },
  });
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/demo-functions/eventarcTrigger?eventarcTriggerId=region-onSong-0`;
  const response = await fetch(url, { method: 'POST', body });
  expect(response.status).toBe(200);
});
afterAll(async () => {
  await server.close();
  await deleteApp(app);
  functions.closeAllConnections();
  await new Promise((resolve) => functions.close(resolve));
});

describe('the Functions SDK', { timeout: 30_000 }, () => {
  it('understands the events of a client’s writes, in their order', async () => {
    const connection = { port: server.port, project: 'demo-functions', transport: 'detected', uid: 'ann' } as const;
    await withFirestore(connection, async (db) => {
      await setDoc(doc(db, 'songs/a'), { title: '🎹', plays: 1 });
      await setDoc(doc(db, 'other/a'), { title: 'ignored' });
      await updateDoc(doc(db, 'songs/a'), { plays: 2 });
    });
    while (seen.length < 2) await new Promise<void>((resolve) => (wake = resolve));
    const common = { song: 'a', path: 'songs/a', authType: 'app_user', authId: 'ann' };
    const first = { title: '🎹', plays: 1 };
    expect(seen).toEqual([
      { ...common, before: null, after: first },
      { ...common, before: first, after: { ...first, plays: 2 } },
    ]);
  });
});
