import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WORKSPACE, type Addresses } from '@countin/dev-stack';
import { aReleasePage, aStoreLink } from '@countin/domain/testing';
import { PROJECT } from '../account.ts';
import { writeDocuments } from '../pages/write-documents.ts';
import type { Row } from '../row.ts';
import { startDeezer } from './deezer-stub.ts';

const CHECKS = 10_000;
/** Id of the first album: example releases have others. */
const FIRST_ID = 900_000_000;
/** Deezer’s budget: `TERMS` of libs/catalogue. */
const BURST = 10;
const PER_SECOND = 8;
/** Requests before the run is killed. */
const KILLED_AT = 4000;
/** The clock of the runs is faster, so that 21 minutes of Deezer's budget take one. */
const SPEED = 20;
/** The lease of a killed run, milliseconds of that clock, with a margin. */
const LEASE_MS = 250_000;
/** Releases that are under way at a kill. */
const UNDER_WAY = 5;
const LOOK_EVERY = 500;
const PROGRAM = join(WORKSPACE, 'apps/functions/src/testing/run-link-checks.ts');

/** A night with ten thousand links of one service, in which the run is killed. */
export async function benchChecks(addresses: Addresses): Promise<Row[]> {
  await writeDocuments(addresses, releases());
  const since = Date.now();
  let run: ChildProcess | null = null;
  const deezer = await startDeezer((count) => {
    if (count === KILLED_AT) run?.kill('SIGKILL');
  });
  const args = [new URL(addresses.firestore).host, PROJECT, deezer.origin, String(SPEED), String(since)];
  const start = () => spawn(process.execPath, [PROGRAM, ...args], { stdio: 'inherit' });
  try {
    run = start();
    await once(run, 'exit');
    await delay(LEASE_MS / SPEED);
    const began = Date.now();
    const before = deezer.requested.length;
    run = start();
    const memory = await memoryOf(run);
    const seconds = ((Date.now() - began) * SPEED) / 1000;
    const half = Math.floor(memory.length / 2);
    const own = deezer.requested.filter((id) => Number(id) >= FIRST_ID && Number(id) < FIRST_ID + CHECKS);
    const twice = own.length - new Set(own).size;
    return [
      { name: 'nightly checks: links asked for twice', value: twice, unit: '', bound: { kind: 'exactly', value: 0 } },
      {
        name: `nightly checks: of ${CHECKS}, left over by a kill`,
        value: CHECKS - own.length,
        unit: '',
        bound: { kind: 'most', value: UNDER_WAY },
      },
      {
        name: 'nightly checks: requests a second of the service’s clock',
        value: (deezer.requested.length - before - BURST) / seconds,
        unit: '',
        bound: { kind: 'most', value: PER_SECOND },
      },
      {
        name: 'nightly checks: memory in the second half of a run',
        value: Math.max(...memory.slice(half)),
        unit: 'MB',
        reference: { name: 'the first half', value: Math.max(...memory.slice(0, half)) },
        bound: { kind: 'most-ratio', value: 1.2 },
      },
    ];
  } finally {
    run?.kill('SIGKILL');
    deezer.close();
  }
}

function releases() {
  return Array.from({ length: CHECKS }, (_, at) => {
    const id = `bench-links-${String(at).padStart(5, '0')}`;
    const url = `https://www.deezer.com/album/${FIRST_ID + at}`;
    const storeLinks = [aStoreLink({ service: 'deezer', url })];
    return { path: `releasePages/${id}`, fields: aReleasePage({ id, storeLinks, artistId: 'bench-links' }) };
  });
}

/** Resident memory of a process until it ends, megabytes. */
async function memoryOf(child: ChildProcess): Promise<number[]> {
  const found: number[] = [];
  while (child.exitCode === null && child.signalCode === null) {
    await delay(LOOK_EVERY);
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(statusOf(child.pid))?.[1];
    if (kilobytes !== undefined) found.push(Number(kilobytes) / 1024);
  }
  return found;
}

/** The process may end while it is being looked at. */
function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid ?? 0}/status`, 'utf8');
  } catch {
    return '';
  }
}
