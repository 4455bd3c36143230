import type { CatalogueId } from '@countin/catalogue';
import { documents, readDocument, type LinkRound } from '@countin/domain/documents';
import { newId, type Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';

/** A round begins a day after the one before; less, so that it does not move into the next night. Milliseconds. */
const REST_MS = 20 * 3_600_000;
/** A run that writes nothing for so long is taken for dead. More than one group of releases needs. Milliseconds. */
const LEASE_MS = 240_000;

/**
 * Takes the round of a catalogue: goes on with an unfinished one, or begins the next. Null if another run works on it, or if the next
 * round is not due.
 */
export async function takeRound(services: Services, catalogue: CatalogueId): Promise<LinkRound | null> {
  const { db, now } = services;
  const reference = refTo(db, documents.linkRound(catalogue));
  const run = newId(services);
  return db.runTransaction(async (transaction) => {
    const stored = readDocument(reference, await transaction.get(reference.ref));
    const at = now();
    if (stored && stored.leaseUntil > at) return null;
    if (stored?.done && stored.began > at - REST_MS) return null;
    const round = stored && !stored.done ? stored : { began: at, after: null, done: false };
    const taken = { ...round, run, leaseUntil: at + LEASE_MS };
    setDocument(transaction, reference, taken);
    return taken;
  });
}

/**
 * Stores the progress of the round before services are asked. A killed run leaves its releases to the next night, so
 * that no link is asked for twice.
 *
 * @returns the round as it is now; null if another run has taken it over
 */
export async function advanceRound(
  { db, now }: Services,
  catalogue: CatalogueId,
  round: LinkRound,
  progress: Pick<LinkRound, 'after' | 'done'>,
): Promise<LinkRound | null> {
  const reference = refTo(db, documents.linkRound(catalogue));
  return db.runTransaction(async (transaction) => {
    const stored = readDocument(reference, await transaction.get(reference.ref));
    if (stored?.run !== round.run) return null;
    const advanced = { ...round, ...progress, leaseUntil: now() + LEASE_MS };
    setDocument(transaction, reference, advanced);
    return advanced;
  });
}

/** Lets the next run begin at once. */
export async function releaseRound({ db, now }: Services, catalogue: CatalogueId, round: LinkRound): Promise<void> {
  const reference = refTo(db, documents.linkRound(catalogue));
  await db.runTransaction(async (transaction) => {
    const stored = readDocument(reference, await transaction.get(reference.ref));
    if (stored?.run === round.run) setDocument(transaction, reference, { ...stored, leaseUntil: now() });
  });
}
