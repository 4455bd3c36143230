import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aStoreLink } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createWorld } from '../../testing/services.ts';
import { putPage } from '../../testing/stage.ts';
import { GROUP } from './run-link-checks.ts';

const PROGRAM = join(import.meta.dirname, '../../testing/run-link-checks.ts');
const RELEASES = 40;

test('a check that is killed goes on where it was, and asks for no link twice', { timeout: 60_000 }, async () => {
  const world = createWorld('killed-check');
  for (let at = 0; at < RELEASES; at += 1)
    await putPage(world, {
      id: `release-${String(at).padStart(2, '0')}`,
      storeLinks: [
        aStoreLink({ service: 'deezer', url: `https://www.deezer.com/album/${100 + at}`, territories: ['US'] }),
      ],
    });

  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const id = /\/album\/(\d+)/.exec(url)?.[1];
    if (id !== undefined) requested.push(id);
    if (requested.length === 12) run.kill('SIGKILL');
    // As Deezer says that there is none.
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ error: { type: 'DataException', message: 'no data', code: 800 } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const start = () =>
    spawn(process.execPath, [PROGRAM, inject('firestoreHost'), world.projectId, origin], { stdio: 'inherit' });
  let run = start();
  onTestFinished(() => {
    run.kill('SIGKILL');
    server.close();
  });
  expect(await once(run, 'exit')).toEqual([null, 'SIGKILL']);
  const before = requested.length;

  // The lease of the killed run ends.
  await world.db.doc('linkRounds/deezer').update({ leaseUntil: Timestamp.fromMillis(0) });
  run = start();
  expect(await once(run, 'exit')).toEqual([0, null]);
  expect(new Set(requested).size).toBe(requested.length);
  // Checks in progress wait for the next night, and nothing else does.
  expect(requested.length).toBeGreaterThanOrEqual(RELEASES - GROUP);
  expect(requested.length).toBeGreaterThan(before);
});
