import { randomUUID } from 'node:crypto';
import { paths, purgeOrderSchema, type PurgeOrder } from '@countin/domain';
import { Timestamp, type Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { forEachPage } from '../for-each-page.ts';
import type { Services } from '../services.ts';

/** Whoever publishes tells the caches itself; after this long it has not, milliseconds. */
const LEFT_OVER_MS = 10_000;
/** A copy in a cache is older than anything allows by then: nothing is left to renew. */
const GIVEN_UP_MS = 3_600_000;

/**
 * Notes in the transaction that changes pages that they are to be renewed, so that a crash after it forgets nothing.
 *
 * @returns what to hand to {@link renewPages} after the transaction
 */
export function orderRenewal(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  order: PurgeOrder,
): string {
  const orderId = randomUUID();
  transaction.set(db.doc(paths.purge(orderId)), { ...order, at: Timestamp.fromMillis(now()) });
  return orderId;
}

/** Tells the caches; what they do not take, the schedule tries again. */
export async function renewPages(services: Services, orderId: string): Promise<void> {
  try {
    await carryOut(services, orderId);
  } catch (error) {
    services.log('Pages are still kept as they were, and the schedule tries again.', error);
  }
}

/** Renews what is left over. Stops at the deadline, milliseconds since 1970. */
export async function renewLeftOver(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(paths.purges)
    .where('at', '<=', Timestamp.fromMillis(services.now() - LEFT_OVER_MS))
    .orderBy('at');
  await forEachPage(services, due, deadline, (order) => carryOut(services, order.id));
}

async function carryOut({ db, now, renew }: Services, orderId: string): Promise<void> {
  const stored = await db.doc(paths.purge(orderId)).get();
  if (!stored.exists) return;
  const order = v.safeParse(purgeOrderSchema, stored.data());
  const at: unknown = stored.get('at');
  const old = !(at instanceof Timestamp) || at.toMillis() < now() - GIVEN_UP_MS;
  if (order.success && !old) await renew(order.output);
  await stored.ref.delete();
}
