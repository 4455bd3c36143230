export { entryText } from './consent-entry.ts';
export type { ConsentEntry, ConsentEvent, ConsentScope, HashText } from './consent-entry.ts';
export { checkLedger, consentStatus, nextEntry, permission } from './consent-ledger.ts';
export type { ConsentLedger, ConsentRefusal, LedgerCheck, Permission } from './consent-ledger.ts';
export { isGenuine, ledgerDamage } from './ledger-tampering.ts';
export type { Tampering } from './ledger-tampering.ts';
