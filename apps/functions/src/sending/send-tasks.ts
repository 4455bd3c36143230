import { setTimeout as delay } from 'node:timers/promises';
import { documents } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import type { SendTask } from '../platform/senders/send-queue.ts';
import type { Services } from '../platform/services.ts';
import { allDone } from '../platform/settle-all.ts';
import { dueSignups } from './due-signups.ts';
import { findSends, type DueTogether } from './find-sends.ts';
import { runSend, type SendEnd } from './run-send.ts';
import { holdSend } from './send-run.ts';
import { PROBE_MS } from './sending-limits.ts';

/** Tasks for moments that come before the next run of the schedule, and some more. Milliseconds. */
const AHEAD_MS = 90_000;
/**
 * More fans than this are told by several tasks at once, which helps where they are different processes'. In one they share
 * its connections, and claim smaller pages.
 */
const FEW = 20_000;
/** First ids of the parts: ids are hashes, as hex digits. */
const PARTS = [null, '4', '8', 'c'] as const;
/** A task that comes so much before its moment waits for it: clocks differ. Milliseconds. */
const EARLY_MS = 3000;
const MINUTE_MS = 60_000;

/**
 * Queues a task for everyone who is due, and for those who will be due before the next run. The latter tasks begin at
 * that very moment. Where the queue is away, this process tells those who are due.
 *
 * @param deadline when to stop, milliseconds since 1970
 */
export async function queueSends(services: Services, deadline: number): Promise<void> {
  const begun: Promise<void>[] = [];
  for await (const send of findSends(services, services.now() + AHEAD_MS)) {
    // Beside the search for the next one: at midnight in many zones, the last would wait for all others.
    const work = beginSend(services, send, deadline);
    // Awaited below; until then its failure must not end the process.
    work.catch(() => undefined);
    begun.push(work);
    if (services.now() >= deadline) break;
  }
  await allDone(begun);
}

async function beginSend(services: Services, send: DueTogether, deadline: number): Promise<void> {
  const tasks = await partsOf(services, send);
  await allDone(
    tasks.map(async (task) => {
      const isQueued = await queueTask(services, task);
      if (!isQueued && task.dueAt <= services.now()) await runTask(services, task, deadline);
    }),
  );
}

async function partsOf({ db }: Services, { artistId, dueAt }: DueTogether): Promise<SendTask[]> {
  const due = db
    .collection(documents.signups(artistId).path)
    .where('state', '==', 'confirmed')
    .where('dueAt', '==', Timestamp.fromMillis(dueAt));
  const { count } = (
    await due
      .limit(FEW + 1)
      .count()
      .get()
  ).data();
  const starts = count > FEW ? PARTS : ([null] as const);
  return starts.map((from, part) => ({ artistId, dueAt, from, to: starts[part + 1] ?? null }));
}

/** One task a minute for each part; one that comes while another works on it ends at once. */
async function queueTask({ queueSend, now, log }: Services, task: SendTask): Promise<boolean> {
  const at = Math.max(now(), task.dueAt);
  const name = [task.artistId, task.dueAt, task.from ?? '', Math.floor(at / MINUTE_MS)].join('-');
  try {
    await queueSend(task, at, name);
    return true;
  } catch (error) {
    log('The queue of sends is away.', error);
    return false;
  }
}

/**
 * Tells the fans of a task. Work that is left at the deadline, or while the server is unreachable, continues in a
 * further task.
 *
 * @param deadline when to claim no more, milliseconds since 1970
 */
export async function runSendTask(services: Services, task: SendTask, deadline: number): Promise<void> {
  const early = task.dueAt - services.now();
  // Else the moment has moved since the task was queued; the schedule finds it anew.
  if (early > EARLY_MS) return;
  if (early > 0) await delay(early);
  const end = await runTask(services, task, deadline);
  if (end === 'complete' || end === null) return;
  await services.queueSend(task, services.now() + (end === 'away' ? PROBE_MS : 0), null);
}

/** @returns how it ended; null where another run works on it */
async function runTask(services: Services, task: SendTask, deadline: number): Promise<SendEnd | null> {
  const held = await holdSend(services, [task.artistId, task.dueAt, task.from].join('/'));
  if (!held) return null;
  try {
    return await runSend(services, dueSignups(services, task), deadline, () => held.renew());
  } finally {
    await held.end();
  }
}
