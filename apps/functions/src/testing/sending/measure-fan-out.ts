import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseMoment } from '@countin/domain/release';
import { dueAt } from '../../platform/due-at.ts';
import type { DocumentCounts } from './count-documents.ts';
import { cpuMsOf } from './cpu-time.ts';
import { kill, startFirestore, startProgram, startSink, type Listening } from './programs.ts';

/** Figures of sending, beside what the mail library does alone in the same run. */
export interface SendingFigures {
  readonly fans: number;
  /** Mails a second, from the first to the last. */
  readonly rate: number;
  /** Mails a second of the library's own pool, with the same bytes from memory: the median of the rounds. */
  readonly poolRate: number;
  /**
   * Processor time of a mail in the sending process and in the pool's, milliseconds. It is valid on a busy machine too.
   */
  readonly cpuOfMail: number;
  readonly poolCpuOfMail: number;
  /** Processor time of the whole fan-out by process, seconds: they share the machine's cores. */
  readonly cpuSeconds: CpuSeconds;
  /** Memory of the sending process, megabytes: the most in each half of the fan-out. */
  readonly memory: readonly [number, number];
  readonly readsOfMail: number;
  readonly writesOfMail: number;
  /** From the moment to the first mail, seconds. */
  readonly firstMail: number;
  /** With zones that are all due at one time: to the first mail of the zone that waits longest, seconds. */
  readonly zones: number;
  readonly firstMailOfLastZone: number;
  /** An audience with three conditions. */
  readonly audience: { readonly found: number; readonly seconds: number };
}

/** Processor time by process, seconds. The sender's is without its start. */
export interface CpuSeconds {
  readonly sender: number;
  readonly database: number;
  readonly mailServer: number;
}

const PROJECT = 'demo-figures';
const DAY = '2026-12-04';
const INSTANT = { mode: 'instant', date: DAY, time: '17:00', zone: 'UTC' } as const;
const MIDNIGHT = { mode: 'local', date: DAY, time: '00:00', zone: 'UTC' } as const;
/** The sender starts so much before the moment, as a task that was queued ahead. Milliseconds. */
const AHEAD_MS = 4000;
const LOOK_MS = 100;
const KEPT = 1000;
const POOL_ROUNDS = 3;
const POOL_MAILS = 5000;
const FANS_OF_ZONE = 25;
/** One zone of nearly every offset from UTC that is in use, 40 of them. */
const ZONES = [
  ...['Pacific/Kiritimati', 'Pacific/Auckland', 'Pacific/Fiji', 'Australia/Sydney', 'Australia/Adelaide'],
  ...['Australia/Brisbane', 'Australia/Darwin', 'Asia/Tokyo', 'Australia/Eucla', 'Asia/Shanghai', 'Asia/Bangkok'],
  ...['Asia/Yangon', 'Asia/Dhaka', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Karachi', 'Asia/Kabul', 'Asia/Dubai'],
  ...['Asia/Tehran', 'Europe/Istanbul', 'Africa/Cairo', 'Europe/Berlin', 'Africa/Lagos', 'Europe/London'],
  ...['Atlantic/Azores', 'America/Nuuk', 'America/Sao_Paulo', 'America/St_Johns', 'America/Halifax'],
  ...['America/New_York', 'America/Bogota', 'America/Chicago', 'America/Denver', 'America/Phoenix'],
  ...['America/Los_Angeles', 'America/Anchorage', 'Pacific/Marquesas', 'Pacific/Honolulu', 'Pacific/Pago_Pago'],
  'Pacific/Chatham',
];

/** A mail that the mail server took. */
interface Taken {
  readonly at: number;
  readonly fan: number;
}

/**
 * Sends to so many fans through processes of their own, and measures that.
 *
 * @param signed whether the sender signs mails (DKIM), which takes it longer than to send them
 */
export async function measureSending(fans: number, signed = false): Promise<SendingFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'countin-figures-'));
  try {
    return { ...(await measureFanOut(folder, fans, signed)), ...(await measureZones(folder)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureFanOut(folder: string, fans: number, signed: boolean) {
  const stage = await setStage(folder, 'fan-out', fans, INSTANT, ['UTC']);
  try {
    const counting = startProgram('count-audience-program.ts', { ...stage.settings, ahead: 0 });
    const audience = await answersOf<{ found: number; seconds: number }>(counting);
    const ahead = dueAt(INSTANT, 'UTC') - AHEAD_MS - Date.now();
    const before = stage.cpuMs();
    const sender = startProgram('send-program.ts', { ...stage.settings, ahead, signed, queued: true });
    const memory = memoryOf(sender);
    const { counts, cpuMs } = await answersOf<{ counts: DocumentCounts; cpuMs: number }>(sender);
    const after = stage.cpuMs();
    const taken = takenIn(stage.file);
    const [first = 0, last = 0] = [taken[0]?.at, taken.at(-1)?.at];
    const rounds: PoolRound[] = [];
    while (rounds.length < POOL_ROUNDS) rounds.push(await runPool(`${stage.file}.kept`));
    return {
      fans: taken.length,
      rate: ((taken.length - 1) * 1000) / (last - first),
      poolRate: middle(rounds.map(({ rate }) => rate)),
      cpuOfMail: cpuMs / taken.length,
      poolCpuOfMail: middle(rounds.map((round) => round.cpuMs / POOL_MAILS)),
      cpuSeconds: {
        sender: cpuMs / 1000,
        database: (after.database - before.database) / 1000,
        mailServer: (after.mailServer - before.mailServer) / 1000,
      },
      memory: halves(await memory),
      readsOfMail: counts.reads / taken.length,
      writesOfMail: counts.writes / taken.length,
      firstMail: (first + ahead - dueAt(INSTANT, 'UTC')) / 1000,
      audience,
    };
  } finally {
    await stage.end();
  }
}

async function measureZones(folder: string) {
  const stage = await setStage(folder, 'zones', ZONES.length * FANS_OF_ZONE, MIDNIGHT, ZONES);
  try {
    const last = Math.max(...ZONES.map((zone) => dueAt(MIDNIGHT, zone)));
    const sender = startProgram('send-program.ts', { ...stage.settings, ahead: last - Date.now(), queued: true });
    const { begun } = await answersOf<{ begun: number }>(sender);
    const firsts = new Map<number, number>();
    for (const { at, fan } of takenIn(stage.file)) {
      const zone = fan % ZONES.length;
      firsts.set(zone, Math.min(at, firsts.get(zone) ?? at));
    }
    const latest = firsts.size === ZONES.length ? Math.max(...firsts.values()) : Number.POSITIVE_INFINITY;
    return { zones: ZONES.length, firstMailOfLastZone: (latest - begun) / 1000 };
  } finally {
    await stage.end();
  }
}

interface Stage {
  readonly settings: { readonly firestoreHost: string; readonly project: string; readonly smtpUrl: string };
  /** Where the mail server writes down what it takes. */
  readonly file: string;
  /** Processor time so far, milliseconds. */
  cpuMs(): { readonly database: number; readonly mailServer: number };
  end(): Promise<void>;
}

/** A database with fans who wait for a moment, and a mail server. */
async function setStage(
  folder: string,
  name: string,
  fans: number,
  moment: ReleaseMoment,
  zones: readonly string[],
): Promise<Stage> {
  const file = join(folder, `${name}-mails`);
  const firestore = await startFirestore(join(folder, `${name}.sqlite`));
  const firestoreHost = `127.0.0.1:${firestore.port}`;
  const project = PROJECT;
  await once(startProgram('put-fans-program.ts', { firestoreHost, project, fans, moment, zones }), 'exit');
  const sink = await startSink({ file, port: 0, keeps: KEPT });
  return {
    settings: { firestoreHost, project, smtpUrl: urlOf(sink) },
    file,
    cpuMs: () => ({ database: cpuMsOf(firestore.program.pid), mailServer: cpuMsOf(sink.program.pid) }),
    end: async () => void (await Promise.all([firestore.program, sink.program].map(kill))),
  };
}

const urlOf = ({ port }: Listening) => `smtp://127.0.0.1:${port}`;

/** Answers of a program until it ended. */
async function answersOf<T extends object>(program: ChildProcess): Promise<T> {
  const answers = {};
  program.on('message', (answer) => Object.assign(answers, answer));
  await once(program, 'exit');
  return answers as T;
}

interface PoolRound {
  readonly rate: number;
  readonly cpuMs: number;
}

/** Has the library's pool send mails that the sender has sent. */
async function runPool(logFile: string): Promise<PoolRound> {
  const sink = await startSink({ file: `${logFile}.pool`, port: 0 });
  try {
    const pool = startProgram('pool-program.ts', { smtpUrl: urlOf(sink), logFile, mails: POOL_MAILS });
    return await answersOf<PoolRound>(pool);
  } finally {
    await kill(sink.program);
  }
}

function takenIn(file: string): Taken[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ at: Number(line.split(' ')[0]), fan: Number(/ fan(\d+)@/.exec(line)?.[1]) }));
}

/** Resident memory of a process until it ends, megabytes. */
async function memoryOf(program: ChildProcess): Promise<number[]> {
  const found: number[] = [];
  while (program.exitCode === null) {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(statusOf(program.pid))?.[1];
    if (kilobytes !== undefined) found.push(Number(kilobytes) / 1024);
    await sleep(LOOK_MS);
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

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The most in each half. */
function halves(values: readonly number[]): readonly [number, number] {
  const half = values.length >> 1;
  return [Math.max(...values.slice(0, half)), Math.max(...values.slice(half))];
}
