import {
  addCounts,
  COUNTED_RECORDS,
  dayOf,
  HOURLY_DAYS,
  hourOf,
  isApplied,
  releasePageKey,
  storedDay,
  writersAfter,
  addDays,
  type CountedRecords,
  type Counts,
  type DayContent,
  type Flush,
  type Metric,
  type Subject,
} from '@countin/domain/numbers';
import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { IMPORT_WORDING_VERSION } from '@countin/domain/fan';
import { Timestamp, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { GrowingCounts } from './growing-counts.ts';

/**
 * Records are counted once they are so old, milliseconds. Their time is that of a transaction's begin, and a
 * transaction ends after 270 s at most.
 */
export const SETTLED_MS = 300_000;
/** Longest window, milliseconds, and the shortest one that is worth its writes. After a pause windows are a part of it. */
const LONGEST_MS = 3_600_000;
const PARTS = 24;
const SHORTEST_MS = 60_000;
/** Records of one query. */
const PAGE = 500;
/** Shard that is written to: hosts write to it too, each in their own name. */
const SHARD = '0';

/** Counts of one record. */
interface Counted {
  readonly subject: Subject;
  readonly productId: string | null;
  readonly metric: Metric;
  /** Whose record it is. */
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Source {
  readonly query: (db: Services['db']) => Query;
  /** Field with the time. */
  readonly field: string;
  readonly read: (record: QueryDocumentSnapshot, log: Services['log']) => Counted | null;
}

const SOURCES: Readonly<Record<CountedRecords, Source>> = {
  confirmed: { query: (db) => db.collectionGroup('signups'), field: 'confirmedAt', read: readSignup },
  sent: {
    query: (db) => db.collection(documents.outbox().path),
    field: 'sentAt',
    read: (record, log) => readMessage(record, log, 'sentAt', { email: 'mailsSent', phone: 'textsSent' }),
  },
  clicked: {
    query: (db) => db.collection(documents.outbox().path),
    field: 'clickedAt',
    read: (record, log) => readMessage(record, log, 'clickedAt', { email: 'mailClicks', phone: 'textClicks' }),
  },
};

function readSignup(record: QueryDocumentSnapshot, log: Services['log']): Counted | null {
  const signup = readValidDocument(documents.signup, record, log);
  if (!signup || signup.confirmedAt === null) return null;
  // Imported fans signed up on no page.
  if (signup.consent.wordingVersion === IMPORT_WORDING_VERSION) return null;
  const { ownerKind: kind, ownerId: id, productId, contact: person, confirmedAt: at } = signup;
  return { subject: { kind, id }, productId, metric: 'confirmed', person, at };
}

/** Confirmations are no messages of the artist. */
function readMessage(
  record: QueryDocumentSnapshot,
  log: Services['log'],
  field: 'sentAt' | 'clickedAt',
  metrics: Readonly<Record<'email' | 'phone', Metric>>,
): Counted | null {
  const message = readValidDocument(documents.outboxMessage, record, log);
  const at = message?.[field] ?? null;
  if (!message || at === null || message.kind === 'confirm') return null;
  const { ownerKind: kind, ownerId: id, productId, channel, fanId, signupId } = message;
  return { subject: { kind, id }, productId, metric: metrics[channel], person: fanId ?? signupId, at };
}

/**
 * Adds confirmed signups, messages that were accepted, and clicks on their links to the numbers of their days. Each
 * kind is counted by windows of time that follow each other. A window is stored before it is counted, and each day of a
 * subject takes it once. After a run that ends early, the next one counts the same window.
 *
 * @param deadline milliseconds since 1970
 */
export async function countRecords(services: Services, deadline: number): Promise<void> {
  for (const records of COUNTED_RECORDS)
    for (;;) {
      if (services.now() >= deadline) return;
      const window = await claimWindow(services, records);
      if (!window) break;
      await countWindow(services, records, window);
      await endWindow(services, records, window);
    }
}

interface Window {
  readonly from: number;
  readonly to: number;
}

/** Counting begins when this runs for the first time. */
async function claimWindow({ db, now }: Services, records: CountedRecords): Promise<Window | null> {
  const reference = refTo(db, documents.countedRecords(records));
  const settled = now() - SETTLED_MS;
  return db.runTransaction(async (transaction) => {
    const state = readDocument(reference, await transaction.get(reference.ref));
    const from = state?.until ?? settled;
    const to = state?.counting ?? Math.min(settled, from + Math.max(LONGEST_MS, Math.round((settled - from) / PARTS)));
    if (!state) setDocument(transaction, reference, { until: from, counting: null });
    if (to - from < SHORTEST_MS) return null;
    setDocument(transaction, reference, { until: from, counting: to });
    return { from, to };
  });
}

async function endWindow({ db }: Services, records: CountedRecords, { from, to }: Window): Promise<void> {
  const reference = refTo(db, documents.countedRecords(records));
  await db.runTransaction(async (transaction) => {
    const state = readDocument(reference, await transaction.get(reference.ref));
    // Another run may have ended it, and begun the next.
    if (state?.until === from && state.counting === to)
      setDocument(transaction, reference, { until: to, counting: null });
  });
}

async function countWindow(services: Services, records: CountedRecords, { from, to }: Window): Promise<void> {
  const { db, now, log } = services;
  const { query, field, read } = SOURCES[records];
  const inWindow = query(db)
    .where(field, '>=', Timestamp.fromMillis(from))
    .where(field, '<', Timestamp.fromMillis(to))
    .orderBy(field)
    .limit(PAGE);
  const days = new Map<string, CountedDay>();
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const page = await (last ? inWindow.startAfter(last) : inWindow).get();
    for (const record of page.docs) {
      const counted = read(record, log);
      if (counted) addTo(days, counted);
    }
    if (page.size < PAGE) break;
    last = page.docs.at(-1);
  }
  const oldest = addDays(dayOf(now()), -HOURLY_DAYS);
  const flush = { writer: `records-${records}`, flush: to, now: now() };
  for (const day of days.values()) if (day.day > oldest) await writeDay(services, day, flush);
}

interface CountedDay {
  readonly subject: Subject;
  readonly day: string;
  readonly whole: GrowingCounts;
  readonly hours: Map<number, Counts>;
  readonly pages: Map<string, GrowingCounts>;
}

/** Only messages and signups of one release are on its page: the rest is of no page. */
function addTo(days: Map<string, CountedDay>, { subject, productId, metric, person, at }: Counted): void {
  const key = `${subject.kind} ${subject.id} ${dayOf(at)}`;
  const day = days.get(key) ?? {
    subject,
    day: dayOf(at),
    whole: new GrowingCounts(),
    hours: new Map(),
    pages: new Map(),
  };
  days.set(key, day);
  day.whole.add(metric, person);
  day.hours.set(hourOf(at), addCounts([day.hours.get(hourOf(at)) ?? {}, { [metric]: 1 }]));
  if (productId === null) return;
  const page = releasePageKey(productId);
  const ofPage = day.pages.get(page) ?? new GrowingCounts();
  ofPage.add(metric, person);
  day.pages.set(page, ofPage);
}

const contentOf = ({ whole, hours, pages }: CountedDay, salt: string | null): DayContent => ({
  whole: whole.read(salt),
  hours: Object.fromEntries(hours),
  pages: Object.fromEntries([...pages].map(([page, counts]) => [page, counts.read(salt)])),
});

/** The salt of a day for the codes of people; null once the day is over. */
async function saltOf({ db }: Services, day: string): Promise<string | null> {
  const address = documents.visitorSalt(day);
  return readDocument(address, await db.doc(address.path).get())?.salt ?? null;
}

async function writeDay(services: Services, counted: CountedDay, flush: Flush): Promise<void> {
  const { db } = services;
  const content = contentOf(counted, await saltOf(services, counted.day));
  const { kind, id } = counted.subject;
  const address = documents.dayShard(kind, id, counted.day, SHARD);
  const owner = kind === 'label' ? documents.labelProfile(id) : documents.artistProfile(id);
  await db.runTransaction(async (transaction) => {
    const [stored, profile] = await transaction.getAll(db.doc(address.path), db.doc(owner.path));
    const before = readDocument(address, stored);
    // A profile that was removed gets no numbers any more.
    if (!profile?.exists || isApplied(before?.writers, flush)) return;
    transaction.set(db.doc(address.path), {
      day: counted.day,
      shard: Number(SHARD),
      writers: writersAfter(before?.writers, flush),
      rolledUp: false,
      content: storedDay(before ? [before.content, content] : [content]),
    });
  });
}
