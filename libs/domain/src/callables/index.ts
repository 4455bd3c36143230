export { callableErrorSchema, callables } from './callables.ts';
export type { CallableInput, CallableKey, CallableOutput } from './callables.ts';
export type { DiscoveryCursor } from './discovery-callables.ts';
export { REMOVED_PARTS } from './label-callables.ts';
export type { RemovedPart } from './label-callables.ts';
export { MAIL_DOMAIN_FINDINGS, MAIL_RECORDS } from './sending-callables.ts';
export type { MailDomainFinding, MailRecord } from './sending-callables.ts';
