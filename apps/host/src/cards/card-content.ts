import type { CoverDesign } from '@countin/cover-art';
import type { FiledTypeface } from '@countin/domain/appearance';
import type { Language } from '@countin/domain/locale';
import type { ImageAddress } from '@countin/domain/media';
import type { Site } from '@countin/theme';

/** A text and the language it is written in. */
export interface CardText {
  readonly text: string;
  readonly language: string;
}

/** Small facts side by side, in the order of the card's language; none of them turns its neighbours around. */
export interface CardFacts {
  readonly facts: readonly string[];
  readonly language: string;
}

/** The square at the head of a card. */
export interface CardPicture {
  readonly design: CoverDesign;
  /** Text that the cover style `type` sets. */
  readonly title: string;
  readonly artist: string;
  /** Shown rather than the drawn one, as long as it can be had. */
  readonly uploaded: ImageAddress | null;
}

/** Everything a card shows. */
export interface CardContent {
  readonly site: Site;
  /** Language of the card. Its direction decides on which side the picture is. */
  readonly language: Language;
  /** Above the title, in the accent; may be empty. */
  readonly over: CardText;
  readonly title: CardText;
  /** Display typeface of the title; null for the brand's. */
  readonly typeface: FiledTypeface | null;
  /** Below it, smaller; may be empty. */
  readonly note: CardFacts;
  /** Null on the sites' own cards, which have their sign instead. */
  readonly picture: CardPicture | null;
  /** Shown alone, over the whole card, if it can be read. Null where a release has no picture for shared links. */
  readonly sharingImage: ImageAddress | null;
  /** Where the accent comes from. */
  readonly colours: readonly string[];
}
