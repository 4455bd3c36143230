import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '@countin/domain/testing/free-ports';
import { HOSTS, PROJECT_ID, WORKSPACE, type Addresses } from '@countin/dev-stack';
import { answerOf } from '../firestore/load.ts';
import { BROWSER, inTurns, rateOf } from '../rates.ts';
import type { Row } from '../row.ts';

/** Hosts with and without counting, over the database of a running stack. */
export async function benchNumbers(addresses: Addresses): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'countin-bench-'));
  const [counting = 0, plain = 0] = await freePorts(2);
  const hosts = [startHost(addresses, counting, { COUNTING_FOLDER: folder }), startHost(addresses, plain, {})];
  const programs = { page: start('../pages/load-program.ts'), beacon: start('beacon-load-program.ts') };
  const bare = start('bare-204-program.ts');
  try {
    const { port: bare204 } = await answerOf<{ port: number }>(bare);
    await Promise.all([counting, plain].map(untilAnswering));
    const { host, pathname } = new URL(addresses.release);
    const pages = (port: number) => {
      const head = `Host: ${host}\r\nUser-Agent: ${BROWSER}\r\nAccept-Encoding: br\r\n\r\n`;
      return rateOf(programs.page, { port, request: `GET ${pathname} HTTP/1.1\r\n${head}` });
    };
    const beacons = (port: number) => rateOf(programs.beacon, { port, host, path: pathname });
    const page = await inTurns(
      () => pages(counting),
      () => pages(plain),
    );
    const beacon = await inTurns(
      () => beacons(counting),
      () => beacons(bare204),
    );
    return [
      {
        name: 'host: cached pages with counting',
        value: page.measured,
        unit: '/s',
        reference: { name: 'the same without counting', value: page.reference },
        bound: { kind: 'least-ratio', value: 0.95 },
      },
      {
        name: 'host: beacons of one process, in the journal',
        value: beacon.measured,
        unit: '/s',
        reference: { name: 'a bare Node server that answers 204', value: beacon.reference },
        bound: { kind: 'least-ratio', value: 0.5 },
      },
    ];
  } finally {
    for (const child of [...hosts, bare, ...Object.values(programs)]) await end(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

const start = (name: string): ChildProcess => fork(join(import.meta.dirname, name), { serialization: 'advanced' });

/** The built host, as a container runs it. */
function startHost(addresses: Addresses, port: number, more: Readonly<Record<string, string>>): ChildProcess {
  const environment = {
    PROJECT_ID,
    MAIN_HOST: HOSTS.main,
    FOURTRACK_HOST: HOSTS.fourtrack,
    SHORT_HOST: HOSTS.short,
    PUBLIC_SCHEME: 'http',
    PUBLIC_PORT: new URL(addresses.release).port,
    STORAGE_BUCKET: 'bench',
    WEB_API_KEY: 'bench',
    AUTH_EMULATOR_URL: addresses.auth,
    FIRESTORE_EMULATOR_URL: addresses.firestore,
    FUNCTIONS_EMULATOR_URL: addresses.functions,
    STORAGE_EMULATOR_URL: addresses.storage,
    HOST_SIGNING_SECRET: 'a secret of thirty-two characters',
    LISTEN_PORTS: String(port),
    TRUSTED_PROXIES: '1',
    METADATA_SERVER_DETECTION: 'none',
    BUILDS_FOLDER: join(WORKSPACE, 'dist/apps'),
    ...more,
  };
  return spawn(process.execPath, [join(WORKSPACE, 'dist/apps/host/server.js')], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilAnswering(port: number): Promise<void> {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`no host answers at port ${port}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
