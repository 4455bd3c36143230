import { createHash } from 'node:crypto';
import {
  addDays,
  addMinutes,
  DAY_SHARDS,
  dayOf,
  isApplied,
  storedDay,
  writersAfter,
  type DayContent,
  type Flush,
  type LiveMinute,
  type Subject,
} from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import type { SubjectBatch } from './batch.ts';

/** Transactions at once. */
const AT_ONCE = 16;
/** Days after which a journal's events are no longer written: a shard has forgotten its host by then. */
const LATEST_DAYS = 6;

interface HostFlush {
  readonly firestore: Firestore;
  readonly host: string;
  readonly flush: number;
  readonly now: number;
}

/** Shard that a host writes to. */
const shardOf = (host: string): number => (createHash('sha256').update(host).digest()[0] ?? 0) % DAY_SHARDS;

/** A day of a subject that the database refuses, whatever happens to the rest of it. */
export interface RefusedDay {
  readonly subject: Subject;
  readonly day: string;
  readonly error: unknown;
}

/** What a flush has written. */
export interface WrittenBatch {
  /** Documents written. */
  readonly documents: number;
  readonly refused: readonly RefusedDay[];
}

/**
 * Writes a flush. Each subject and day is one transaction, which compares the flush number in the shard. Applied again,
 * after a crash or an unknown outcome, it changes nothing. One that is refused keeps no other from being written.
 *
 * @throws the first error of a database that is away: then the flush has to be written again
 */
export async function writeBatch(flush: HostFlush, batch: readonly SubjectBatch[]): Promise<WrittenBatch> {
  const limit = pLimit(AT_ONCE);
  const oldest = addDays(dayOf(flush.now), -LATEST_DAYS);
  const days = batch.flatMap(({ subject, days, minutes }): DayToWrite[] => {
    // Live minutes go with the newest day.
    const ordered = [...days].filter(([day]) => day >= oldest).sort(([a], [b]) => (a < b ? -1 : 1));
    return ordered.map(([day, content], at) => ({
      subject,
      day,
      content,
      minutes: at === ordered.length - 1 ? minutes : null,
    }));
  });
  const outcomes = await Promise.allSettled(days.map((day) => limit(() => writeDay(flush, day))));
  let written = 0;
  const refused: RefusedDay[] = [];
  for (const [at, outcome] of outcomes.entries()) {
    const day = days[at];
    if (outcome.status === 'fulfilled') written += outcome.value;
    else if (isOfDatabase(outcome.reason)) throw outcome.reason;
    else if (day) refused.push({ subject: day.subject, day: day.day, error: outcome.reason });
  }
  return { documents: written, refused };
}

/** Codes of gRPC that say nothing about the document: cancelled, unknown, deadline, rights, quota, conflict, away. */
const OF_DATABASE = new Set([1, 2, 4, 7, 8, 10, 13, 14, 16]);

function isOfDatabase(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  // Errors of the system, such as `ECONNREFUSED`, have texts as codes.
  return typeof code === 'number' ? OF_DATABASE.has(code) : typeof code === 'string' && /^E[A-Z]+$/.test(code);
}

interface DayToWrite {
  readonly subject: SubjectBatch['subject'];
  readonly day: string;
  readonly content: DayContent;
  readonly minutes: Readonly<Record<string, LiveMinute>> | null;
}

async function writeDay(
  flush: HostFlush,
  { subject: { kind, id }, day, content, minutes }: DayToWrite,
): Promise<number> {
  const { firestore, host, now } = flush;
  const written: Flush = { writer: host, flush: flush.flush, now };
  const shard = String(shardOf(flush.host));
  const dayAddress = documents.dayShard(kind, id, day, shard);
  const liveAddress = documents.liveShard(kind, id, shard);
  return firestore.runTransaction(async (transaction) => {
    const refs = [dayAddress, liveAddress].map(({ path }) => firestore.doc(path));
    const [dayFound, liveFound, profile] = await transaction.getAll(...refs, ...ownersOf(firestore, kind, id));
    // A profile that was removed gets no numbers any more.
    if (profile?.exists === false) return 0;
    const before = readDocument(dayAddress, dayFound);
    const live = readDocument(liveAddress, liveFound);
    let count = 0;
    if (!isApplied(before?.writers, written)) {
      count += 1;
      put(transaction, firestore, dayAddress.path, {
        day,
        shard: Number(shard),
        writers: writersAfter(before?.writers, written),
        rolledUp: false,
        content: storedDay(after(before?.content, content)),
      });
    }
    if (minutes && !isApplied(live?.writers, written)) {
      count += 1;
      put(transaction, firestore, liveAddress.path, {
        writers: writersAfter(live?.writers, written),
        minutes: JSON.stringify(addMinutes(after(live?.minutes, minutes).map(asShard), now)),
      });
    }
    return count;
  });
}

const asShard = (minutes: Readonly<Record<string, LiveMinute>>) => ({ minutes });

/** Stored shard, if any, and the counts to add. */
const after = <Part>(stored: Part | undefined, added: Part): Part[] =>
  stored === undefined ? [added] : [stored, added];

/** The profile that the numbers are of; none for a site's own. */
function ownersOf(firestore: Firestore, kind: SubjectBatch['subject']['kind'], id: string) {
  if (kind === 'site') return [];
  return [firestore.doc((kind === 'artist' ? documents.artistProfile(id) : documents.labelProfile(id)).path)];
}

function put(transaction: Transaction, firestore: Firestore, path: string, fields: object): void {
  transaction.set(firestore.doc(path), fields);
}
