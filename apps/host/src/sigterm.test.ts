import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sumOfDay } from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import { freePort } from '@countin/domain/testing/free-ports';
import { afterEach, expect, test } from 'vitest';
import { ask, beacon, RELEASE } from './testing/counting-stage.ts';
import { setUpReader } from './testing/reader-stage.ts';
import { ENVIRONMENT } from './testing/running-host.ts';

/** A platform kills ten seconds after SIGTERM; this leaves a part of them for a slow machine. */
const GRACE = 9000;
const ENOUGH = 300;

const stage = setUpReader(ENVIRONMENT.PROJECT_ID);
const folder = mkdtempSync(join(tmpdir(), 'countin-sigterm-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test(
  'SIGTERM under load, with connections open, counts every event before the process ends',
  { timeout: 60_000 },
  async () => {
    await stage.firestore().doc(documents.releasePage(RELEASE.id).path).set(RELEASE);
    await stage.firestore().doc(documents.artistProfile(RELEASE.artistId).path).set({ id: RELEASE.artistId });
    const port = await freePort();
    const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'main.ts')], {
      env: {
        ...process.env,
        ...ENVIRONMENT,
        FIRESTORE_EMULATOR_URL: `http://${process.env['FIRESTORE_EMULATOR_HOST']}`,
        LISTEN_PORTS: String(port),
        TRUSTED_PROXIES: '1',
        COUNTING_FOLDER: folder,
        COUNTING_FLUSH_SECONDS: '600',
      },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    const exited = once(child, 'exit');
    for await (const line of createInterface({ input: child.stderr })) if (line.includes('listening on')) break;
    child.stderr.resume();

    // One client has sent half a request, another nothing.
    const slow = connect(port, '127.0.0.1');
    const silent = connect(port, '127.0.0.1');
    for (const each of [slow, silent]) each.on('error', () => undefined);
    await Promise.all([once(slow, 'connect'), once(silent, 'connect')]);
    slow.write('POST /count HTTP/1.1\r\nHost: countin.localhost:5173\r\nContent-Length: 500\r\n\r\n{');

    let [sent, acknowledged, isRunning] = [0, 0, true];
    const load = Array.from({ length: 4 }, async () => {
      while (isRunning) {
        sent += 1;
        const address = `10.0.${(sent >> 8) % 256}.${sent % 256}`;
        const status = await ask(port, { body: beacon() }, { address });
        if (status === 204) acknowledged += 1;
        if (status === 0) isRunning = false;
        if (acknowledged === ENOUGH) child.kill('SIGTERM');
      }
    });
    await Promise.all(load);
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE);
    expect(await exited).toEqual([0, null]);
    clearTimeout(late);

    const shards = await stage.firestore().collection(documents.dayNumbers('artist', RELEASE.artistId).path).get();
    const contents = shards.docs.flatMap((each) => readDocument(documents.dayNumbers, each)?.content ?? []);
    const counted = sumOfDay(contents).whole.counts.views ?? 0;
    expect(acknowledged).toBeGreaterThanOrEqual(ENOUGH);
    expect(counted).toBeGreaterThanOrEqual(acknowledged);
    expect(counted).toBeLessThanOrEqual(sent);
  },
);
