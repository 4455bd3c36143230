import { isGenuine, ledgerDamage, type ConsentEntry, type Tampering } from '@countin/domain/consent';
import { documents, FANS_GROUP, readField, readValidDocument, type DocumentOf } from '@countin/domain/documents';
import type { Fan } from '@countin/domain/fan';
import { PROFILE_KINDS } from '@countin/domain/permissions';
import { ledgerHash } from '@countin/server-hash';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';

/** A ledger that is not as it was written. */
export interface BrokenLedger {
  readonly fanId: string;
  /**
   * Kind of tampering. `foreign`: an entry belongs to another fan. `gone`: the fan is missing, and the ledger's end is
   * still known. `unreadable`: the fan's document does not parse, or has another fan's id.
   */
  readonly tampering: Tampering | 'foreign' | 'gone' | 'unreadable';
  /** Position of the entry, from 1; 0 where it is not about an entry. */
  readonly n: number;
  /** Where a foreign entry comes from. */
  readonly from?: { readonly ownerId: string; readonly fanId: string };
}

export interface Verification {
  readonly ledgers: number;
  readonly entries: number;
  readonly broken: readonly BrokenLedger[];
  /** Every ledger was looked at. */
  readonly complete: boolean;
}

/**
 * Checks the consent ledgers of all fans of an artist or a label. Changes nothing.
 *
 * @param deadline when to stop, milliseconds since 1970
 */
export async function verifyLedgers(services: Services, ownerId: string, deadline: number): Promise<Verification> {
  const { db } = services;
  const broken: BrokenLedger[] = [];
  const seen = new Set<string>();
  let entries = 0;
  const read = await forEachFan(services, ownerId, deadline, async (stored) => {
    seen.add(stored.id);
    const fan = readValidDocument(documents.fan, stored);
    if (!fan || fan.id !== stored.id) return void broken.push({ fanId: stored.id, tampering: 'unreadable', n: 0 });
    entries += fan.ledger.length;
    const found = await brokenLedger(services, fan);
    if (found) broken.push(found);
  });
  const heads = db.collection(documents.consentHeads().path).where('ownerId', '==', ownerId).orderBy('__name__');
  const compared = await forEachPage(services, heads, deadline, ({ id }) => {
    if (!seen.has(id)) broken.push({ fanId: id, tampering: 'gone', n: 0 });
    return Promise.resolve();
  });
  return { ledgers: seen.size, entries, broken, complete: read && compared };
}

/** Fans of the profile with this id, of either kind. */
async function forEachFan(
  services: Services,
  ownerId: string,
  deadline: number,
  each: (stored: DocumentSnapshot) => Promise<void>,
): Promise<boolean> {
  for (const kind of PROFILE_KINDS) {
    const fans = services.db.collection(documents.ownedFans(kind, ownerId).path).orderBy('__name__');
    if (!(await forEachPage(services, fans, deadline, each))) return false;
  }
  return true;
}

async function brokenLedger(services: Services, fan: Fan): Promise<BrokenLedger | null> {
  const head = await headOf(services, fan.id);
  const hash = ledgerHash(services.signupSecret);
  const ledger = { fanId: fan.id, entries: fan.ledger, head: head?.hash ?? '' };
  const damage = ledgerDamage(ledger, head?.entries ?? 0, hash);
  if (!damage) return null;
  const foreign = fan.ledger.findIndex((entry) => !isGenuine(fan.id, entry, hash));
  const from = await originOf(services, fan, fan.ledger[foreign]);
  if (from) return { fanId: fan.id, tampering: 'foreign', n: foreign + 1, from };
  return { fanId: fan.id, ...damage };
}

async function headOf({ db }: Services, fanId: string): Promise<DocumentOf<typeof documents.consentHead> | null> {
  return readValidDocument(documents.consentHead, await db.doc(documents.consentHead(fanId).path).get());
}

/** Fan for whom the server wrote an entry: another fan of the artist, or the same contact with another artist. */
async function originOf(
  { db, signupSecret }: Services,
  { id, ownerId, ownerKind, contact }: Fan,
  entry: ConsentEntry | undefined,
): Promise<BrokenLedger['from'] | null> {
  if (!entry) return null;
  const [own, elsewhere] = await Promise.all([
    db.collection(documents.ownedFans(ownerKind, ownerId).path).select('ownerId').get(),
    db.collectionGroup(FANS_GROUP).where('contact', '==', contact).select('ownerId').get(),
  ]);
  const hash = ledgerHash(signupSecret);
  const origin = [...elsewhere.docs, ...own.docs].find((fan) => fan.id !== id && isGenuine(fan.id, entry, hash));
  return origin ? { fanId: origin.id, ownerId: readField(documents.fan, origin, 'ownerId') ?? '' } : null;
}
