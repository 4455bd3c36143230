import type { ErnParty } from './ern-envelope.ts';
import type { WritingContext } from './writing-context.ts';
import { branch, leaf, type XmlNode } from './xml-node.ts';

/** A DDEX party id, as messages have it: without hyphens. */
const DPID = /^PADPIDA\d{10}[A-Z0-9]$/;
/** Has the form of a party id and is nobody's: the standard wants one, and most artists have none. */
const NO_DPID = 'PADPIDA0000000000X';

/** The party id as messages have it; null if the party has none. */
/** Whether a text is a DDEX party id, with or without hyphens. */
export function isPartyId(text: string): boolean {
  return compactDpid({ dpid: text }) !== null;
}

function compactDpid({ dpid }: Pick<ErnParty, 'dpid'>): string | null {
  const compact = dpid.toUpperCase().replaceAll(/[\s-]/g, '');
  return DPID.test(compact) ? compact : null;
}

/** The party id of a sender, or a placeholder that is nobody's. */
export function namespaceOf(sender: ErnParty): string {
  return compactDpid(sender) ?? NO_DPID;
}

/** Writes the header. A message to nobody yet is to its sender. */
export function messageHeader({ envelope, missing }: WritingContext): XmlNode {
  const { sender } = envelope;
  const recipient = envelope.recipient ?? sender;
  if (compactDpid(sender) === null) missing.add('sender-id');
  if (envelope.recipient === null || compactDpid(recipient) === null) missing.add('recipient-id');
  return branch('MessageHeader', [
    leaf('MessageThreadId', envelope.threadId),
    leaf('MessageId', envelope.messageId),
    branch('MessageSender', partyOf(sender)),
    branch('MessageRecipient', partyOf(recipient)),
    leaf('MessageCreatedDateTime', new Date(envelope.createdAt).toISOString()),
    leaf('MessageControlType', envelope.control === 'live' ? 'LiveMessage' : 'TestMessage'),
  ]);
}

function partyOf(party: ErnParty): XmlNode[] {
  return [leaf('PartyId', namespaceOf(party)), branch('PartyName', [leaf('FullName', party.name)])];
}
