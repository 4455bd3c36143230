export { NewestMessages } from './newest-messages.ts';
export { readErnMessage, readErnRoot } from './read-ern-message.ts';
export type { ErnMessage } from './read-ern-message.ts';
export type { ErnVersion } from './message/ern-version.ts';
export { writeErnMessage } from './write-ern-message.ts';
export { isPartyId } from './writing/message-header.ts';
export type { ErnEnvelope, ErnMissing } from './writing/ern-envelope.ts';
