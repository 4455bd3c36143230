import type { BrokenLedger, Verification } from './verify-ledgers.ts';

const WORDS: Readonly<Record<BrokenLedger['tampering'], (broken: BrokenLedger) => string>> = {
  changed: ({ n }) => `entry ${n} was changed after it was written`,
  removed: ({ n }) => `entry ${n} was removed`,
  cut: ({ n }) => `entries from ${n} on, at the end, were removed`,
  moved: ({ n }) => `entries are in another order, from entry ${n} on`,
  inserted: ({ n }) => `entry ${n} was inserted`,
  end: () => 'the note of where the ledger ends was changed or is missing',
  foreign: ({ n, from }) => `entry ${n} is copied from fan ${from?.fanId} of artist ${from?.ownerId}`,
  gone: () => 'the fan was removed, and the note of where the ledger ends is left',
  unreadable: () => 'the document cannot be read, or has the id of another fan',
};

/** Output of the command about the ledgers of an artist: one line for each that is broken, and a sum. */
export function verificationLines({ ledgers, entries, broken }: Verification): string[] {
  return [
    ...broken.map((each) => `fan ${each.fanId}: ${WORDS[each.tampering](each)}`),
    `${ledgers} ledgers with ${entries} entries, ${broken.length} broken.`,
  ];
}
