import { randomUUID } from 'node:crypto';
import { documents, readValidDocument } from '@countin/domain/documents';
import { MOST_PURGED_ADDRESSES, type PurgeRequest } from '@countin/domain/pages';
import { Timestamp, type Transaction } from '@google-cloud/firestore';
import { forEachPage } from '../for-each-page.ts';
import type { Services } from '../services.ts';
import { refTo, setDocument } from '../write-document.ts';

/** The operation sends its own purge request. The schedule takes those that are older than this, milliseconds. */
const LEFT_OVER_MS = 10_000;
/** No cache keeps a page for so long: an older request has nothing to purge, milliseconds. */
const GIVEN_UP_MS = 3_600_000;

/**
 * Queues a purge request in the transaction that changes the pages, so that a crash after it loses nothing.
 *
 * @returns the id for {@link runPurge}, after the transaction
 */
export function queuePurge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  request: PurgeRequest,
): string {
  const purgeId = randomUUID();
  setDocument(transaction, refTo(db, documents.purge(purgeId)), { ...request, at: now() });
  return purgeId;
}

/**
 * Queues a purge request for the moment of a release, so that the hub learns of its feeds. A purge of the same
 * release's earlier moment is replaced. Without a hub, pages that change by the clock need no request.
 *
 * @param at milliseconds since 1970; null or a past time removes a queued request
 */
export function queueMomentPurge(
  { db, now, hub }: Pick<Services, 'db' | 'now' | 'hub'>,
  transaction: Transaction,
  productId: string,
  addresses: readonly string[],
  at: number | null,
): void {
  const target = refTo(db, documents.purge(`moment-${productId}`));
  if (hub === null || at === null || at <= now()) transaction.delete(target.ref);
  else setDocument(transaction, target, { addresses: [...addresses], gone: false, at });
}

/** Sends a queued purge request to the caches. The schedule repeats what a cache did not take. */
export async function runPurge(services: Services, purgeId: string): Promise<void> {
  await runPurges(services, [purgeId]);
}

/** The same for several requests: an address that more of them name is purged once. */
export async function runPurges(services: Services, purgeIds: readonly string[]): Promise<void> {
  try {
    await sendQueued(services, purgeIds);
  } catch (error) {
    services.log('A cache did not take a purge request, and the schedule tries again.', error);
  }
}

/** Sends the purge requests that were left over. Stops at the deadline, milliseconds since 1970. */
export async function runPendingPurges(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.purges().path)
    .where('at', '<=', Timestamp.fromMillis(services.now() - LEFT_OVER_MS))
    .orderBy('at');
  await forEachPage(services, due, deadline, ({ id }) => sendQueued(services, [id]));
}

async function sendQueued({ db, now, sendPurge }: Services, purgeIds: readonly string[]): Promise<void> {
  if (purgeIds.length === 0) return;
  const stored = await db.getAll(...purgeIds.map((purgeId) => db.doc(documents.purge(purgeId).path)));
  const purges = stored.flatMap((each) => (each.exists ? (readValidDocument(documents.purge, each) ?? []) : []));
  for (const gone of [true, false]) {
    const current = purges.filter((purge) => purge.gone === gone && purge.at >= now() - GIVEN_UP_MS);
    const addresses = [...new Set(current.flatMap((purge) => purge.addresses))];
    for (let from = 0; from < addresses.length; from += MOST_PURGED_ADDRESSES)
      await sendPurge({ addresses: addresses.slice(from, from + MOST_PURGED_ADDRESSES), gone });
  }
  await Promise.all(stored.filter(({ exists }) => exists).map(({ ref }) => ref.delete()));
}
