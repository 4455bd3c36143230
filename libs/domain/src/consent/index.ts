export {
  CONSENT_ACTIONS,
  CONSENT_METHODS,
  CONSENT_SCOPES,
  consentEntrySchema,
  consentScopeSchema,
  entryText,
} from './consent-entry.ts';
export type { ConsentAction, ConsentEntry, ConsentEvent, ConsentScope, HashText } from './consent-entry.ts';
export { CONSENT_REFUSALS, checkLedger, consentStatus, nextEntry, permission } from './consent-ledger.ts';
export type {
  ConsentLedger,
  ConsentRefusal,
  ConsentStatus,
  LedgerCheck,
  LedgerProblem,
  Permission,
} from './consent-ledger.ts';
export { isGenuine, ledgerDamage, TAMPERINGS } from './ledger-tampering.ts';
export type { LedgerDamage, Tampering } from './ledger-tampering.ts';
