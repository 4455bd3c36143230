import { documents, readDocument } from '@countin/domain/documents';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import { refTo, setDocument } from '../write-document.ts';

/** Turns of a batch. */
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

/** A batch that waits for its turns. */
interface Asked {
  readonly mails: number;
  readonly resolve: (turns: DomainTurns) => void;
  readonly reject: (error: unknown) => void;
}

/** Batches of a process that wait while turns for others are taken, by domain. */
const waiting = new WeakMap<RateServices, Map<string, Asked[]>>();

/**
 * Grants turns for a batch's mails to one domain, from a bucket that all instances share (generic cell rate algorithm).
 * All simultaneous batches of a process cost one read, and one write where turns are granted. Otherwise runs of one
 * process would wait for one another at the domain's document.
 */
export async function takeDomainTurns(services: RateServices, domain: string, mails: number): Promise<DomainTurns> {
  if (mails <= FEW) return { granted: mails, againAt: services.now() };
  const domains = waiting.get(services) ?? new Map<string, Asked[]>();
  waiting.set(services, domains);
  const isTaking = domains.has(domain);
  return new Promise((resolve, reject) => {
    domains.set(domain, [...(domains.get(domain) ?? []), { mails, resolve, reject }]);
    if (!isTaking) void takeForAll(services, domains, domain);
  });
}

async function takeForAll(services: RateServices, domains: Map<string, Asked[]>, domain: string): Promise<void> {
  for (;;) {
    const asked = domains.get(domain) ?? [];
    if (asked.length === 0) break;
    domains.set(domain, []);
    const wanted = asked.reduce((sum, { mails }) => sum + mails, 0);
    try {
      const { granted, againAt } = await takeTurns(services, domain, wanted);
      let left = granted;
      for (const { mails, resolve } of asked) {
        const own = Math.min(mails, left);
        left -= own;
        resolve({ granted: own, againAt: own === mails ? services.now() : againAt });
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
  domains.delete(domain);
}

async function takeTurns(services: RateServices, domain: string, mails: number): Promise<DomainTurns> {
  const now = services.now();
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
