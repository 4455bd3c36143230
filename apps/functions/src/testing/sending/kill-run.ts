import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { documents } from '@countin/domain/documents';
import type { Firestore } from '@google-cloud/firestore';
import { databaseOf } from '../database.ts';
import { putFans } from './put-fans.ts';
import { kill, startFirestore, startProgram, startSink } from './programs.ts';

/** Result of a fan-out whose processes were killed repeatedly. */
export interface KillReport {
  readonly kills: number;
  /** Fans who got no mail. */
  readonly missing: number;
  /** Further copies of mails. */
  readonly copies: number;
  /** Of these, copies of mails that were not with the server as a process was killed. */
  readonly copiesOutsideWindow: number;
  /** Copies with a Message-ID of their own, which mailboxes cannot recognise. */
  readonly copiesWithOtherId: number;
  /** Most mails that were accepted and not written down as a sender was killed. */
  readonly largestWindow: number;
}

interface Taken {
  readonly to: string;
  /** Local part of the Message-ID. */
  readonly mailId: string;
  /** Id of the stored message, which the Message-ID is made of. */
  readonly messageId: string;
}

const OUT = Date.parse('2026-12-04T17:00:00Z');
const MOMENT = { mode: 'instant', date: '2026-12-04', time: '17:00', zone: 'UTC' } as const;
const LOOK_MS = 20;

/** Sends to so many fans, and kills in turn the sender, the database and the mail server. Each comes back at once. */
export async function killRun(fans: number, kills: number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'countin-kills-'));
  const file = join(folder, 'mails');
  const data = join(folder, 'firestore.sqlite');
  let [firestore, sink] = await Promise.all([startFirestore(data), startSink({ file, port: 0 })]);
  const project = 'demo-kills';
  const firestoreHost = `127.0.0.1:${firestore.port}`;
  await withDatabase(firestoreHost, project, (db) => putFans(db, { fans, moment: MOMENT, zones: ['UTC'] }));

  let ahead = OUT - Date.now();
  const startSender = () => {
    const settings = { firestoreHost, project, smtpUrl: `smtp://127.0.0.1:${sink.port}`, ahead, hurries: true };
    const program = startProgram('send-program.ts', settings);
    program.on('message', (said: { ahead?: number }) => (ahead = said.ahead ?? ahead));
    return program;
  };
  let sender = startSender();
  const again: readonly (() => Promise<void>)[] = [
    async () => {
      await kill(sender);
      sender = startSender();
    },
    async () => {
      await kill(firestore.program);
      firestore = await startFirestore(data, firestore.port);
    },
    async () => {
      await kill(sink.program);
      sink = await startSink({ file, port: sink.port });
    },
  ];
  try {
    const uncertain = new Set<string>();
    let largestWindow = 0;
    let done = 0;
    for (; done < kills && (await reaches(file, sender, ((done + 1) * fans) / (kills + 1))); done += 1) {
      await again[done % again.length]?.();
      if (done % again.length === 1) continue;
      const sending = await idsBeingSent(firestoreHost, project);
      const accepted = new Set(taken(file).map(({ messageId }) => messageId));
      for (const id of sending) uncertain.add(id);
      largestWindow = Math.max(largestWindow, sending.filter((id) => accepted.has(id)).length);
    }
    if (sender.exitCode === null) await once(sender, 'exit');
    return { kills: done, largestWindow, ...count(fans, taken(file), uncertain) };
  } finally {
    await Promise.all([sender, firestore.program, sink.program].map(kill));
    rmSync(folder, { recursive: true });
  }
}

/** Waits until so many mails were taken; false where the sender ends before. */
async function reaches(file: string, sender: ChildProcess, mails: number): Promise<boolean> {
  while (taken(file).length < mails) {
    if (sender.exitCode !== null) return false;
    await sleep(LOOK_MS);
  }
  return true;
}

function taken(file: string): Taken[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [, to = '', mailId = ''] = line.split(' ');
      return { to, mailId, messageId: mailId.replace(/\.[^.]*$/, '') };
    });
}

/** Messages that a process may be sending, or was. */
async function idsBeingSent(host: string, project: string): Promise<string[]> {
  return withDatabase(host, project, async (db) => {
    const sending = await db.collection(documents.outbox().path).where('state', '==', 'sending').select().get();
    return sending.docs.map(({ id }) => id);
  });
}

async function withDatabase<Result>(
  host: string,
  project: string,
  work: (db: Firestore) => Promise<Result>,
): Promise<Result> {
  const db = databaseOf(project, host);
  try {
    return await work(db);
  } finally {
    await db.terminate();
  }
}

function count(fans: number, mails: readonly Taken[], uncertain: ReadonlySet<string>) {
  const byFan = Map.groupBy(mails, ({ to }) => to);
  const copies = [...byFan.values()].flatMap(([first, ...others]) =>
    others.map(({ mailId, messageId }) => ({ messageId, isOther: mailId !== first?.mailId })),
  );
  return {
    missing: fans - byFan.size,
    copies: copies.length,
    copiesOutsideWindow: copies.filter(({ messageId }) => !uncertain.has(messageId)).length,
    copiesWithOtherId: copies.filter(({ isOther }) => isOther).length,
  };
}
