import type { PageSection } from '@countin/domain/appearance';
import type { PartBytes } from './page-weight.ts';

/** Something that an artist can choose otherwise to make a page lighter. */
export type WeighedChoice = PageSection | 'typeface' | 'cover' | 'background';

/** Bytes that a choice adds to a page, compressed as sent. */
export interface ChoiceCost {
  readonly choice: WeighedChoice;
  readonly bytes: number;
}

/** Parts of a page that are one choice each. The document and the script are not. */
const CHOSEN_PARTS = ['typeface', 'cover', 'background'] as const;

/** Below this a choice makes no difference that a fan could notice. */
const LEAST = 50;

/** Cost of each choice, the dearest first. */
export function costsOfChoices(parts: PartBytes, sections: ReadonlyMap<PageSection, number>): readonly ChoiceCost[] {
  const ofParts = CHOSEN_PARTS.map((choice): ChoiceCost => ({ choice, bytes: parts[choice] }));
  const ofSections = [...sections].map(([choice, bytes]): ChoiceCost => ({ choice, bytes }));
  return [...ofParts, ...ofSections]
    .filter(({ bytes }) => bytes >= LEAST)
    .sort((one, other) => other.bytes - one.bytes);
}
