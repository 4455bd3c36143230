import {
  addDays,
  dayOf,
  figuresOf,
  HOURLY_DAYS,
  monthEntryOf,
  monthOf,
  sumOfDay,
  type DayContent,
  type Subject,
} from '@countin/domain/numbers';
import { DAY_NUMBERS_GROUP, documents, readDocument, type DocumentAddress } from '@countin/domain/documents';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { GenericSchema } from 'valibot';
import type { Services } from '../platform/services.ts';

/** Shards looked at, and removed, at once. */
const PAGE = 200;

/**
 * Adds days that are over to their months, again where a host has written to one since. Removes hours after 90 days,
 * and salts after their day.
 */
export async function runRollUps(services: Services, deadline: number): Promise<void> {
  await removeOldSalts(services);
  await rollUpDays(services, deadline);
  await removeOldDays(services, deadline);
}

/** Hosts remove earlier salts with the first event of a day, which may never come. */
async function removeOldSalts({ db, now }: Services): Promise<void> {
  const today = db.doc(documents.visitorSalt(dayOf(now())).path);
  const salts = await today.parent.listDocuments();
  await Promise.all(salts.filter(({ id }) => id < today.id).map((salt) => salt.delete()));
}

async function rollUpDays(services: Services, deadline: number): Promise<void> {
  const { db, now, log } = services;
  const failed = new Set<string>();
  const waiting = db
    .collectionGroup(DAY_NUMBERS_GROUP)
    .where('rolledUp', '==', false)
    .where('day', '<', dayOf(now()))
    .orderBy('day')
    .limit(PAGE);
  for (;;) {
    const found = (await waiting.get()).docs.filter(({ ref }) => !failed.has(ref.path));
    const days = new Map(found.map((shard) => [`${shard.ref.parent.path} ${shard.get('day')}`, shard]));
    if (days.size === 0) return;
    for (const shard of days.values()) {
      if (now() >= deadline) return;
      try {
        await rollUpDay(services, shard);
      } catch (error) {
        // One broken document keeps no other from its month.
        log('a day of numbers was not rolled up', error);
        const same = found.filter(({ ref }) => ref.parent.path === shard.ref.parent.path);
        for (const { ref } of same) failed.add(ref.path);
      }
    }
  }
}

/** Subject of a shard, from its path. */
function subjectOf({ ref }: QueryDocumentSnapshot): Subject {
  const owner = ref.parent.parent;
  const collection = owner?.parent.id;
  const kind = collection === 'artistProfiles' ? 'artist' : collection === 'labelProfiles' ? 'label' : 'site';
  return { kind, id: owner?.id ?? '' };
}

/** The sum of the shards replaces the day in its month: done twice, it changes nothing. */
async function rollUpDay({ db }: Services, shard: QueryDocumentSnapshot): Promise<void> {
  const { kind, id } = subjectOf(shard);
  const day = String(shard.get('day'));
  await db.runTransaction(async (transaction) => {
    const shards = await transaction.get(shard.ref.parent.where('day', '==', day));
    if (shards.empty) return;
    const contents = shards.docs.flatMap((each) => readDocument(documents.dayNumbers, each)?.content ?? []);
    const content = sumOfDay(contents);
    const month = monthOf(day);
    const whole = documents.monthNumbers(kind, id, month);
    const pages = Object.keys(content.pages).map((page) => ({
      page,
      address: documents.pageMonth(kind, id, month, page),
    }));
    const read = await transaction.getAll(
      ...[whole, ...pages.map(({ address }) => address)].map(({ path }) => db.doc(path)),
    );
    const put = <S extends GenericSchema>({ path }: DocumentAddress<S>, fields: object) =>
      transaction.set(db.doc(path), fields);
    put(whole, { month, days: withDay(readDocument(whole, read[0])?.days, day, monthEntryOf(content)) });
    pages.forEach(({ page, address }, at) => {
      const days = readDocument(address, read[at + 1])?.days;
      put(address, { month, page, days: withDay(days, day, pageFigures(content, page)) });
    });
    markRolledUp(transaction, shards.docs);
  });
}

const pageFigures = ({ pages }: DayContent, page: string) => {
  const tally = pages[page];
  return tally ? figuresOf(tally) : null;
};

const withDay = (days: Readonly<Record<string, unknown>> = {}, day: string, entry: unknown): string =>
  JSON.stringify({ ...days, [day.slice(8)]: entry });

function markRolledUp(transaction: Transaction, shards: readonly DocumentSnapshot[]): void {
  for (const { ref } of shards) transaction.update(ref, { rolledUp: true });
}

async function removeOldDays({ db, now }: Services, deadline: number): Promise<void> {
  const old = db
    .collectionGroup(DAY_NUMBERS_GROUP)
    .where('rolledUp', '==', true)
    .where('day', '<', addDays(dayOf(now()), -HOURLY_DAYS))
    .orderBy('day')
    .limit(PAGE);
  while (now() < deadline) {
    const { docs } = await old.get();
    if (docs.length === 0) return;
    const batch = db.batch();
    // A host that has written since would lose its events: such a shard waits to be rolled up again.
    for (const { ref, updateTime } of docs) batch.delete(ref, { lastUpdateTime: updateTime });
    await batch.commit();
  }
}
