import { instantOf } from './date-times.ts';
import { childOf, filledAt, textAt, type XmlElement } from '../xml/xml-element.ts';

/** What a message says of itself. */
export interface MessageHeader {
  readonly messageId: string;
  /** The sender's DDEX party id, or its name if it has none. */
  readonly sender: string;
  /** Milliseconds since 1970; null if the message does not say when it was made. */
  readonly createdAt: number | null;
  /** An update may leave out what was sent before. Null: the message does not say; versions from 4.1 never do. */
  readonly isUpdate: boolean | null;
  /** Where the time stands, or should. */
  readonly createdElement: XmlElement;
}

/** Reads the header of a message. */
export function readHeader(root: XmlElement): MessageHeader {
  const header = childOf(root, 'MessageHeader');
  const sender = childOf(header, 'MessageSender');
  const created = filledAt(header, 'MessageCreatedDateTime');
  const update = textAt(root, 'UpdateIndicator');
  return {
    messageId: textAt(header, 'MessageId'),
    sender: textAt(sender, 'PartyId') || textAt(sender, 'PartyName/FullName'),
    createdAt: created ? instantOf(created.text) : null,
    isUpdate: update === '' ? null : update === 'UpdateMessage',
    createdElement: created ?? header ?? root,
  };
}
