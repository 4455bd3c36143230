import type { ConsentEntry } from '@countin/domain/consent';
import { documents, idPages, readField } from '@countin/domain/documents';
import type { Transaction } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';

/** A ledger as its fan's document holds it. */
export interface LedgerEntries {
  readonly fanId: string;
  readonly entries: readonly ConsentEntry[];
}

/**
 * Where the ledgers of many fans end, by fan id; without those that end nowhere. The hash of an entry belongs to one
 * fan alone. One count therefore tells for 30 fans whether each ledger ends as the database knows. That costs one read.
 * Where one does not, the documents of these fans are read.
 */
export async function headsOfMany(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  ledgers: readonly LedgerEntries[],
): Promise<ReadonlyMap<string, string>> {
  const ends = new Map(ledgers.map(({ fanId, entries }) => [fanId, entries.at(-1)?.hash ?? '']));
  const heads = db.collection(documents.consentHeads().path);
  const pages = await Promise.all(
    idPages([...ends.keys()]).map(async (fanIds): Promise<readonly (readonly [string, string])[]> => {
      const hashes = new Set(fanIds.map((fanId) => ends.get(fanId) ?? ''));
      const counted = await transaction.get(heads.where('hash', 'in', [...hashes]).count());
      if (hashes.size === fanIds.length && counted.data().count === fanIds.length)
        return fanIds.map((fanId) => [fanId, ends.get(fanId) ?? '']);
      const stored = await transaction.getAll(...fanIds.map((fanId) => db.doc(documents.consentHead(fanId).path)));
      return stored.flatMap((head) => {
        const hash = readField(documents.consentHead, head, 'hash');
        return hash === undefined ? [] : [[head.id, hash] as const];
      });
    }),
  );
  return new Map(pages.flat());
}
