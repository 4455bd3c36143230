import type { QuotaKind, SendingQuota } from '@countin/domain/sending';
import type { Transaction, WriteBatch } from '@google-cloud/firestore';
import { addToDay, readDayCounts } from '../rate-limit/day-counter.ts';
import type { Services } from '../services.ts';

type CounterServices = Pick<Services, 'db' | 'now'>;
/** Daily quota by account. */
type Quotas = ReadonlyMap<string, SendingQuota>;

/** What is left today of each of these kinds, at the account that has least. */
export async function leftToday(
  { db, now }: CounterServices,
  transaction: Transaction,
  quotas: Quotas,
  kinds: readonly QuotaKind[],
): Promise<number> {
  const limits = [...quotas].flatMap(([uid, quota]) =>
    kinds.map((kind) => ({ key: keyOf(kind, uid), most: quota[kind] })),
  );
  const keys = limits.map(({ key }) => key);
  const counts = await readDayCounts(db, transaction, keys, now());
  return Math.max(0, Math.min(...limits.map(({ most }, at) => most - (counts[at] ?? 0))));
}

/** Counts an amount at each account and kind; less than nothing gives back what did not happen. */
export function countToday(
  { db, now }: CounterServices,
  writer: Transaction | WriteBatch,
  accounts: Iterable<string>,
  kinds: readonly QuotaKind[],
  amount: number,
): void {
  for (const uid of new Set(accounts))
    for (const kind of kinds) addToDay(db, writer, { key: keyOf(kind, uid), amount }, now());
}

/** Takes as much of an amount as is left today. */
export async function takeAsLeft(
  services: CounterServices,
  quotas: Quotas,
  kinds: readonly QuotaKind[],
  amount: number,
): Promise<number> {
  return services.db.runTransaction(async (transaction) => {
    const taken = Math.min(amount, await leftToday(services, transaction, quotas, kinds));
    if (taken > 0) countToday(services, transaction, quotas.keys(), kinds, taken);
    return taken;
  });
}

/** Gives back what was taken today and not used. */
export async function giveBack(
  services: CounterServices,
  quotas: Quotas,
  kinds: readonly QuotaKind[],
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const batch = services.db.batch();
  countToday(services, batch, quotas.keys(), kinds, -amount);
  await batch.commit();
}

function keyOf(kind: QuotaKind, uid: string): string {
  return `quota_${kind}_${uid}`;
}
