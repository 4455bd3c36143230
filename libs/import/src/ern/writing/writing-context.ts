import type { ProductContent } from '@countin/domain/release';
import type { ErnEnvelope, MissingParts } from './ern-envelope.ts';
import type { MessageParties } from './message-parties.ts';

/** What the writers of a message's parts need. */
export interface WritingContext {
  readonly content: ProductContent;
  readonly artistName: string;
  readonly envelope: ErnEnvelope;
  /** ERN 4.3.2, which can say what generative AI has made; otherwise 4.3. */
  readonly hasAi: boolean;
  /** The sender's DDEX party id, or its placeholder: ids of its own are within this namespace. */
  readonly namespace: string;
  readonly parties: MessageParties;
  readonly missing: MissingParts;
}

/** Attributes of what holds everywhere. */
export const WORLDWIDE = { ApplicableTerritoryCode: 'Worldwide' } as const;
/** The same, among others of its kind. */
export const DEFAULT = { ...WORLDWIDE, IsDefault: 'true' } as const;
