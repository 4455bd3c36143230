import type { LedgerProblem } from '@countin/domain/consent';
import { documents, readValidDocument, type DocumentOf } from '@countin/domain/documents';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { checkStored } from './stored-ledger.ts';

/** A ledger that is not as it was written. */
export interface BrokenLedger {
  readonly fanId: string;
  /** `fan`: the fan's document cannot be read, or is gone while the ledger's end is still known. */
  readonly problem: LedgerProblem | 'fan';
  /** Number of the first wrong entry; 0 where there is none. */
  readonly n: number;
}

export interface Verification {
  readonly ledgers: number;
  readonly entries: number;
  readonly broken: readonly BrokenLedger[];
  /** Every ledger was looked at. */
  readonly complete: boolean;
}

/**
 * Checks the consent ledgers of all fans of an artist. Changes nothing.
 *
 * @param deadline when to stop, milliseconds since 1970
 */
export async function verifyLedgers(services: Services, artistId: string, deadline: number): Promise<Verification> {
  const { db } = services;
  const broken: BrokenLedger[] = [];
  const seen = new Set<string>();
  let entries = 0;
  const fans = db.collection(documents.fans(artistId).path).orderBy('__name__');
  const read = await forEachPage(services, fans, deadline, async (stored) => {
    seen.add(stored.id);
    const fan = readValidDocument(documents.fan, stored);
    const head = await headOf(services, stored.id);
    if (!fan) return void broken.push({ fanId: stored.id, problem: 'fan', n: 0 });
    entries += fan.ledger.length;
    const check = checkStored(services, { fanId: fan.id, entries: fan.ledger, head: head?.hash ?? '' });
    if (!check.ok) broken.push({ fanId: fan.id, problem: check.problem, n: check.n });
    // A fan's own fields are not part of the chain: that the ledger belongs to this document is.
    else if (fan.id !== stored.id) broken.push({ fanId: stored.id, problem: 'fan', n: 0 });
  });
  const heads = db.collection(documents.consentHeads().path).where('artistId', '==', artistId).orderBy('__name__');
  const compared = await forEachPage(services, heads, deadline, async ({ id }) => {
    if (!seen.has(id)) broken.push({ fanId: id, problem: 'fan', n: 0 });
  });
  return { ledgers: seen.size, entries, broken, complete: read && compared };
}

async function headOf({ db }: Services, fanId: string): Promise<DocumentOf<typeof documents.consentHead> | null> {
  return readValidDocument(documents.consentHead, await db.doc(documents.consentHead(fanId).path).get());
}
