export { messagesInOrder } from './messages-in-order.ts';
export { readErnMessage } from './read-ern-message.ts';
export type { ErnMessage, ErnRelease } from './read-ern-message.ts';
export type { ErnMessageKind, ErnVersion } from './message/ern-version.ts';
export { XML_LIMITS } from './xml/read-xml.ts';
export { writeErnMessage } from './write-ern-message.ts';
export type { WrittenErnMessage } from './write-ern-message.ts';
export { ERN_MISSING } from './writing/ern-envelope.ts';
export type { ErnEnvelope, ErnMissing, ErnParty } from './writing/ern-envelope.ts';
