import { entryText, type ConsentEntry, type HashText } from './consent-entry.ts';
import { checkLedger, type ConsentLedger } from './consent-ledger.ts';

/**
 * Kinds of tampering with a ledger:
 * - `changed`: an entry says something else than when it was written.
 * - `removed`: an entry before the end is missing.
 * - `cut`: entries at the end are missing.
 * - `moved`: the entries are all there, in another order.
 * - `inserted`: there is an entry too many.
 * - `end`: the note of where the ledger ends was changed.
 */
export type Tampering = 'changed' | 'removed' | 'cut' | 'moved' | 'inserted' | 'end';

/** Tampering with a ledger, and its entry. */
export interface LedgerDamage {
  readonly tampering: Tampering;
  /** Position in the stored list, from 1; the first that is missing for `removed` and `cut`. */
  readonly n: number;
}

/**
 * Tampering with a ledger; null for an intact one. The check decides whether it is whole. This names the most likely
 * cause, for people who look into it.
 *
 * @param written number of entries by the note of where the ledger ends
 */
export function ledgerDamage(ledger: ConsentLedger, written: number, hash: HashText): LedgerDamage | null {
  const check = checkLedger(ledger, hash);
  if (check.ok) return null;
  const { fanId, entries } = ledger;
  const numbers = entries.flatMap((entry) => (isGenuine(fanId, entry, hash) ? [entry.n] : []));
  if (numbers.length < entries.length) return damageOfForged(ledger, written, hash);
  return damageOfOrder(numbers) ?? { tampering: numbers.length < written ? 'cut' : 'end', n: check.n };
}

/** Whether an entry was written by the server for this fan, wherever it is now. */
export function isGenuine(fanId: string, entry: ConsentEntry, hash: HashText): boolean {
  return entry.hash === hash(entryText(fanId, entry));
}

/** Some entries are not the server's: their number tells whether one was added, left out, or replaced. */
function damageOfForged({ fanId, entries }: ConsentLedger, written: number, hash: HashText): LedgerDamage {
  const n = entries.findIndex((entry) => !isGenuine(fanId, entry, hash)) + 1;
  if (entries.length > written) return { tampering: 'inserted', n };
  return { tampering: entries.length < written ? 'removed' : 'changed', n };
}

/** Verdict by the numbers of genuine entries. */
function damageOfOrder(numbers: readonly number[]): LedgerDamage | null {
  const wrong = numbers.findIndex((number, at) => number !== at + 1);
  if (wrong < 0) return null;
  const known = new Set(numbers);
  if (known.size < numbers.length) return { tampering: 'inserted', n: repeatedAt(numbers) + 1 };
  const isGap = !known.has(wrong + 1);
  return { tampering: isGap ? 'removed' : 'moved', n: wrong + 1 };
}

function repeatedAt(numbers: readonly number[]): number {
  return numbers.findIndex((number, at) => numbers.indexOf(number) < at);
}
