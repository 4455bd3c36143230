import { documents, readDocument } from '@countin/domain/documents';
import { keyedHash } from '@countin/server-hash';
import { LRUCache } from 'lru-cache';
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
/** Turns are taken for so long ahead, and lost when they are not used within it. Milliseconds. */
const AHEAD_MS = 1000;
/** Domains that a process knows: a list of fans has thousands, most of them once. */
const MOST_DOMAINS = 1000;

/** A batch that waits for its turns. */
interface Requested {
  readonly mails: number;
  readonly resolve: (turns: DomainTurns) => void;
  readonly reject: (error: unknown) => void;
}

/** What a process knows of a domain. */
interface DomainInProcess {
  /** Batches that wait while turns for others are taken. */
  waiting: Requested[];
  isTaking: boolean;
  /** Turns that were taken and are not used, and until when they may be, milliseconds since 1970. */
  spare: number;
  spareUntil: number;
  /** Turns that were used since this process last asked for some, and when that was. */
  used: number;
  requestedAt: number;
}

const inProcess = new WeakMap<RateServices, LRUCache<string, DomainInProcess>>();

function domainInProcess(services: RateServices, domain: string): DomainInProcess {
  const domains = inProcess.get(services) ?? new LRUCache<string, DomainInProcess>({ max: MOST_DOMAINS });
  inProcess.set(services, domains);
  const known = domains.get(domain);
  if (known) return known;
  const found = { waiting: [], isTaking: false, spare: 0, spareUntil: 0, used: 0, requestedAt: 0 };
  domains.set(domain, found);
  return found;
}

/**
 * Grants turns for a batch's mails to one domain, from a bucket that all instances share (generic cell rate algorithm).
 * All simultaneous batches of a process cost one read, and one write where turns are granted. Otherwise runs of one
 * process would wait for one another at the domain's document. A busy process also takes turns for its next second.
 */
export async function takeDomainTurns(services: RateServices, domain: string, mails: number): Promise<DomainTurns> {
  if (mails <= FEW) return { granted: mails, againAt: services.now() };
  const own = domainInProcess(services, domain);
  return new Promise((resolve, reject) => {
    own.waiting.push({ mails, resolve, reject });
    if (!own.isTaking) void takeForAll(services, own, domain);
  });
}

async function takeForAll(services: RateServices, own: DomainInProcess, domain: string): Promise<void> {
  own.isTaking = true;
  while (own.waiting.length > 0) {
    const requested = own.waiting;
    own.waiting = [];
    try {
      const wanted = requested.reduce((sum, { mails }) => sum + mails, 0);
      const { granted, againAt } = await turnsOf(services, own, domain, wanted);
      let left = granted;
      for (const { mails, resolve } of requested) {
        const turns = Math.min(mails, left);
        left -= turns;
        resolve({ granted: turns, againAt: turns === mails ? services.now() : againAt });
      }
    } catch (error) {
      for (const { reject } of requested) reject(error);
    }
  }
  own.isTaking = false;
}

/** Turns that are left, or new ones. */
async function turnsOf(
  services: RateServices,
  own: DomainInProcess,
  domain: string,
  wanted: number,
): Promise<DomainTurns> {
  const now = services.now();
  if (own.spareUntil <= now) own.spare = 0;
  const fromSpare = Math.min(own.spare, wanted);
  own.spare -= fromSpare;
  if (fromSpare < wanted) {
    const missing = wanted - fromSpare;
    const { granted, againAt } = await takeTurns(services, domain, missing, aheadOf(own, now));
    const used = Math.min(missing, granted);
    Object.assign(own, { spare: granted - used, spareUntil: now + AHEAD_MS, used: fromSpare + used, requestedAt: now });
    return { granted: fromSpare + used, againAt };
  }
  own.used += wanted;
  return { granted: wanted, againAt: now };
}

/** As many as were used in such a time, if mails were sent within it. */
function aheadOf({ used, requestedAt }: DomainInProcess, now: number): number {
  const elapsed = now - requestedAt;
  return elapsed > 0 && elapsed <= 2 * AHEAD_MS ? Math.floor((used * AHEAD_MS) / Math.max(elapsed, AHEAD_MS / 10)) : 0;
}

/**
 * @param ahead mails to come, for which turns are taken where there are enough
 * @returns also turns for mails to come
 */
async function takeTurns(services: RateServices, domain: string, mails: number, ahead: number): Promise<DomainTurns> {
  const now = services.now();
  const refillMs = 1000 / (services.mailRates.domains[domain] ?? services.mailRates.elsewhere);
  const capacityMs = Math.max(BURST_MS, refillMs);
  const reference = rateOf(services, domain);
  return services.db.runTransaction(async (transaction) => {
    const bucket = readDocument(reference, await transaction.get(reference.ref)) ?? FULL;
    if (bucket.pausedUntil > now) return { granted: 0, againAt: bucket.pausedUntil };
    const usedMs = Math.max(0, bucket.fullAt - now);
    const granted = Math.min(mails + ahead, Math.floor((capacityMs - usedMs) / refillMs));
    if (granted > 0) setDocument(transaction, reference, { ...bucket, fullAt: now + usedMs + granted * refillMs });
    if (granted >= mails) return { granted, againAt: now };
    const missing = Math.min(mails - granted, Math.floor(capacityMs / refillMs));
    return { granted, againAt: Math.ceil(now + usedMs + (granted + missing) * refillMs - capacityMs) };
  });
}

/** Sends nothing to a domain for a while: its server asked for fewer mails. */
export async function pauseDomain(services: RateServices, domain: string, until: number): Promise<void> {
  const reference = rateOf(services, domain);
  // Other processes use up what they have within a second.
  domainInProcess(services, domain).spare = 0;
  await services.db.runTransaction(async (transaction) => {
    const bucket = readDocument(reference, await transaction.get(reference.ref)) ?? FULL;
    if (until > bucket.pausedUntil) setDocument(transaction, reference, { ...bucket, pausedUntil: until });
  });
}

function rateOf({ db, signupSecret }: RateServices, domain: string) {
  return refTo(db, documents.domainRate(keyedHash(signupSecret, `domain\n${domain}`)));
}
