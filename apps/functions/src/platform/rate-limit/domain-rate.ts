import { documents, readDocument } from '@countin/domain/documents';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import { refTo, setDocument } from '../write-document.ts';

/** What a batch may do now. */
export interface DomainTurns {
  /** Mails that may be sent now. */
  readonly granted: number;
  /** When to ask for the rest, milliseconds since 1970; now where all are granted. */
  readonly againAt: number;
}

type RateServices = Pick<Services, 'db' | 'signupSecret' | 'mailRates' | 'now'>;

/** A batch with no more mails to a domain is not counted: counting it would cost more than the mails. */
const FEW = 3;
/** A bucket holds the mails of so many milliseconds, at least one. */
const BURST_MS = 2000;
const FULL = { fullAt: 0, pausedUntil: 0 };

/**
 * Takes turns for the mails of a batch to one domain, from a bucket that all instances share (the generic cell rate
 * algorithm). One read, and one write where turns are granted, for the whole batch.
 */
export async function takeDomainTurns(services: RateServices, domain: string, mails: number): Promise<DomainTurns> {
  const now = services.now();
  if (mails <= FEW) return { granted: mails, againAt: now };
  const refillMs = 1000 / (services.mailRates.domains[domain] ?? services.mailRates.elsewhere);
  const capacityMs = Math.max(BURST_MS, refillMs);
  const reference = rateOf(services, domain);
  return services.db.runTransaction(async (transaction) => {
    const bucket = readDocument(reference, await transaction.get(reference.ref)) ?? FULL;
    if (bucket.pausedUntil > now) return { granted: 0, againAt: bucket.pausedUntil };
    const usedMs = Math.max(0, bucket.fullAt - now);
    const granted = Math.min(mails, Math.floor((capacityMs - usedMs) / refillMs));
    if (granted > 0) setDocument(transaction, reference, { ...bucket, fullAt: now + usedMs + granted * refillMs });
    if (granted === mails) return { granted, againAt: now };
    const missing = Math.min(mails - granted, Math.floor(capacityMs / refillMs));
    return { granted, againAt: Math.ceil(now + usedMs + (granted + missing) * refillMs - capacityMs) };
  });
}

/** Sends nothing to a domain for a while: its server asked for fewer mails. */
export async function pauseDomain(services: RateServices, domain: string, until: number): Promise<void> {
  const reference = rateOf(services, domain);
  await services.db.runTransaction(async (transaction) => {
    const bucket = readDocument(reference, await transaction.get(reference.ref)) ?? FULL;
    if (until > bucket.pausedUntil) setDocument(transaction, reference, { ...bucket, pausedUntil: until });
  });
}

function rateOf({ db, signupSecret }: RateServices, domain: string) {
  return refTo(db, documents.domainRate(keyedHash(signupSecret, `domain\n${domain}`)));
}
