import type { ErnMessageKind, ErnVersion } from './ern-version.ts';
import type { MessageHeader } from './message-header.ts';
import type { Parties } from './parties.ts';
import type { ByReference } from './references.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** What the readers of a release need of its message. */
export interface MessageContext {
  /** Name of the message's file within its batch. */
  readonly part: string;
  readonly root: XmlElement;
  readonly version: ErnVersion;
  readonly kind: ErnMessageKind;
  readonly header: MessageHeader;
  readonly parties: Parties;
  readonly resources: ByReference;
}
