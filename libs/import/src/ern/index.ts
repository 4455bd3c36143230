export { messagesInOrder } from './messages-in-order.ts';
export { readErnMessage } from './read-ern-message.ts';
export type { ErnMessage, ErnRelease } from './read-ern-message.ts';
export type { ErnMessageKind, ErnVersion } from './message/ern-version.ts';
export { XML_LIMITS } from './xml/read-xml.ts';
