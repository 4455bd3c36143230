export * as documents from './definitions.ts';
export { defineDocument, readDocument, readField, readValidDocument } from './document.ts';
export { IDS_A_QUERY, idPages } from './id-pages.ts';
export { toStored } from './stored-fields.ts';
export type {
  DocumentAddress,
  DocumentDefinition,
  DocumentOf,
  DocumentSnapshotLike,
  DocumentType,
} from './document.ts';
export type { SignupAsk, SignupRecord } from './signup-records.ts';
export type { LinkRound } from './catalogue-documents.ts';
export { MESSAGE_REFUSALS, MESSAGE_STATES } from '../fan/message-state.ts';
export type { MessageRefusal } from '../fan/message-state.ts';
export { MOST_SUPPRESSING_OWNERS, SUPPRESSION_REASONS } from './message-documents.ts';
export type { OutboxMessage, Suppression } from './message-documents.ts';
export { DAY_NUMBERS_GROUP, FANS_GROUP, KEPT_GROUP, paths, SIGNUPS_GROUP } from './paths/paths.ts';
