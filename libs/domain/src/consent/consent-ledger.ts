import { entryText, type ConsentEntry, type ConsentEvent, type ConsentScope, type HashText } from './consent-entry.ts';

/** A fan's ledger as stored: the entries, and the hash of the last one, which has its own document. */
export interface ConsentLedger {
  readonly fanId: string;
  readonly entries: readonly ConsentEntry[];
  /** Hash of the last entry, which shows whether entries at the end are missing; empty for an empty ledger. */
  readonly head: string;
}

/** Consent of a ledger for one scope on one channel. */
export type ConsentStatus = 'none' | 'unconfirmed' | 'confirmed' | 'withdrawn';

/**
 * - `order`: numbers do not go 1, 2, 3, …, so an entry was removed, added or moved.
 * - `chain`: `previous` is not the hash of the entry before.
 * - `hash`: an entry was changed, or belongs to another fan.
 * - `time`: an entry is older than the one before.
 * - `action`: a confirmation or change without an open consent.
 * - `head`: entries at the end are missing, or the head was changed.
 */
type LedgerProblem = 'order' | 'chain' | 'hash' | 'time' | 'action' | 'head';

export type LedgerCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: LedgerProblem; /** Number of the first wrong entry. */ readonly n: number };

/**
 * The entry that appends an event to a ledger.
 *
 * @param hash the same function as for the entries before
 * @throws RangeError for an action that cannot follow, such as a confirmation of what was never given
 */
export function nextEntry(ledger: ConsentLedger, event: ConsentEvent, hash: HashText): ConsentEntry {
  const last = ledger.entries.at(-1);
  if (!mayFollow(consentStatus(ledger.entries, event), event))
    throw new RangeError(`${event.action} cannot follow in the ledger of ${ledger.fanId}.`);
  const entry = {
    ...event,
    n: (last?.n ?? 0) + 1,
    // Clocks of two servers may differ: time in a ledger does not run backwards.
    at: Math.max(event.at, last?.at ?? event.at),
    previous: last?.hash ?? '',
  };
  return { ...entry, hash: hash(entryText(ledger.fanId, entry)) };
}

/** Checks a whole ledger, and finds any entry that was changed, removed, added, moved or taken from another fan. */
export function checkLedger({ fanId, entries, head }: ConsentLedger, hash: HashText): LedgerCheck {
  const statuses = new Map<string, ConsentStatus>();
  for (const [at, entry] of entries.entries()) {
    const key = `${entry.channel} ${entry.scope.kind} ${entry.scope.id}`;
    const status = statuses.get(key) ?? 'none';
    const problem = problemOf(fanId, { n: at, last: entries[at - 1], status }, entry, hash);
    if (problem) return { ok: false, problem, n: at + 1 };
    statuses.set(key, statusAfter(status, entry));
  }
  const isWhole = (entries.at(-1)?.hash ?? '') === head;
  return isWhole ? { ok: true } : { ok: false, problem: 'head', n: entries.length + 1 };
}

/** The ledger before an entry: how long it is, its end, and the status of the entry's consent. */
interface Before {
  readonly n: number;
  readonly last: ConsentEntry | undefined;
  readonly status: ConsentStatus;
}

function problemOf(
  fanId: string,
  { n, last: before, status }: Before,
  entry: ConsentEntry,
  hash: HashText,
): LedgerProblem | null {
  if (entry.n !== n + 1) return 'order';
  if (entry.previous !== (before?.hash ?? '')) return 'chain';
  if (entry.hash !== hash(entryText(fanId, entry))) return 'hash';
  if (entry.at < (before?.at ?? entry.at)) return 'time';
  return mayFollow(status, entry) ? null : 'action';
}

/** Consent of the entries for one scope on one channel. */
export function consentStatus(
  entries: readonly ConsentEntry[],
  { scope, channel }: Pick<ConsentEntry, 'scope' | 'channel'>,
): ConsentStatus {
  const own = entries.filter((entry) => entry.channel === channel && isSameScope(entry.scope, scope));
  return own.reduce<ConsentStatus>(statusAfter, 'none');
}

function statusAfter(status: ConsentStatus, { action }: Pick<ConsentEntry, 'action'>): ConsentStatus {
  if (action === 'confirmed' || action === 'withdrawn') return action;
  // Asking again takes nothing back: anyone can enter the address of another person.
  return action === 'given' && status !== 'confirmed' ? 'unconfirmed' : status;
}

const isSameScope = (a: ConsentScope, b: ConsentScope) => a.kind === b.kind && a.id === b.id;

function mayFollow(status: ConsentStatus, { action }: Pick<ConsentEvent, 'action'>): boolean {
  switch (action) {
    case 'given':
      return true;
    case 'confirmed':
      return status === 'unconfirmed' || status === 'confirmed';
    case 'changed':
      return status === 'confirmed';
    case 'withdrawn':
      return status !== 'none';
  }
}

/** Why nothing may be sent: the ledger was tampered with, or does not end in consent. */
export const CONSENT_REFUSALS = ['broken', 'none', 'unconfirmed', 'withdrawn'] as const;
/** One of {@link CONSENT_REFUSALS}. */
export type ConsentRefusal = (typeof CONSENT_REFUSALS)[number];
/** Whether a message may be sent, by which entry, or why not. */
export type Permission =
  { readonly permitted: true; readonly n: number } | { readonly permitted: false; readonly reason: ConsentRefusal };

/**
 * Whether a message may be sent: only with an unbroken ledger that ends in consent for one of the scopes. A fan who
 * follows an artist is told of each release, so a message can have more than one scope. A text needs a confirmation from
 * the number itself: an artist's statement about an imported list is none.
 */
export function permission(
  ledger: ConsentLedger,
  scopes: readonly ConsentScope[],
  channel: ConsentEntry['channel'],
  hash: HashText,
): Permission {
  if (!checkLedger(ledger, hash).ok) return { permitted: false, reason: 'broken' };
  let reason: ConsentRefusal = 'none';
  for (const scope of scopes) {
    const status = consentStatus(ledger.entries, { scope, channel });
    const confirmed = status === 'confirmed' ? confirmedBy(ledger.entries, scope, channel) : undefined;
    if (confirmed) return { permitted: true, n: confirmed.n };
    if (status !== 'none') reason = status === 'confirmed' ? 'unconfirmed' : status;
  }
  return { permitted: false, reason };
}

function confirmedBy(entries: readonly ConsentEntry[], scope: ConsentScope, channel: ConsentEntry['channel']) {
  return entries.findLast(
    (each) =>
      each.channel === channel &&
      isSameScope(each.scope, scope) &&
      each.action === 'confirmed' &&
      (channel === 'email' || each.method !== 'import'),
  );
}
