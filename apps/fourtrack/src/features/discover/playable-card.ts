import type { DiscoveryCard } from '@countin/domain/discovery';
import { uploadedPicture, type Artwork } from '@countin/domain/artwork';
import { profileDesign } from '@countin/domain/profile';
import type { PlayableCard } from '../../shell/player/queue.ts';

/** Picture of a card: the cover of a release, or the artist's. */
export function cardArtwork({ artistId, artistName, artistSlug, title, cover, coverImage }: DiscoveryCard): Artwork {
  return {
    design: cover ?? profileDesign({ picture: null, customSlug: artistSlug }),
    picture: uploadedPicture(artistId, coverImage),
    title,
    artist: artistName,
  };
}

/** Id of a card: an artist's medley and a release may not have the same. */
export const cardId = ({ kind, id }: Pick<DiscoveryCard, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Cards that the player can play. */
export function playableCards(cards: readonly DiscoveryCard[]): PlayableCard[] {
  return cards.filter(({ playable }) => playable).map(playableCard);
}

/** A card, as the player takes it. */
export function playableCard(card: DiscoveryCard): PlayableCard {
  const { kind, id, artistId, artistName, artistSlug } = card;
  return {
    id: cardId(card),
    artistId,
    artistName,
    artistSlug,
    releaseId: kind === 'release' ? id : null,
    artwork: cardArtwork(card),
  };
}
