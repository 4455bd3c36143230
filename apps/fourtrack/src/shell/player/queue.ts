import type { Artwork } from '@countin/domain/artwork';
import type { Medley } from '@countin/domain/medley';

/** A card whose medley can be played. */
export interface PlayableCard {
  /** Of the card in its list. */
  readonly id: string;
  readonly artistId: string;
  readonly artistName: string;
  readonly artistSlug: string;
  /** Release whose clip comes first; null for a medley. */
  readonly releaseId: string | null;
  readonly artwork: Artwork;
}

/** Where the player's cards come from. */
export interface CardSource {
  readonly cards: readonly PlayableCard[];
  /** Reads more cards; none at the end. */
  readonly more: () => Promise<readonly PlayableCard[]>;
}

/** A clip in the queue. */
export interface QueuedTrack {
  readonly card: PlayableCard;
  readonly src: string;
  readonly seconds: number;
  readonly title: string;
  readonly album: string;
  /** From 0, with the number of clips of its card. */
  readonly slot: number;
  readonly slots: number;
}

/** Clips of a card, each with the position that its medley has it at. The clip of the card's release is the first. */
export function tracksOf(
  card: PlayableCard,
  { artistId, slots }: Medley,
  clipPath: (artistId: string, clipId: string) => string,
): QueuedTrack[] {
  const own = slots.filter(({ productId }) => productId !== null && productId === card.releaseId);
  const others = slots.filter((slot) => !own.includes(slot));
  return [...own, ...others].map((slot) => ({
    card,
    src: clipPath(artistId, slot.clipId),
    seconds: slot.durationMs / 1000,
    title: slot.title,
    album: slot.releaseTitle ?? '',
    slot: slots.indexOf(slot),
    slots: slots.length,
  }));
}
