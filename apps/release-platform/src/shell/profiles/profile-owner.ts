import type { FanOwner } from '@countin/domain/fan';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { useOwnArtist } from './own-artist.tsx';
import { useOwnLabel } from './own-label.tsx';

interface ArtistOwner extends FanOwner {
  readonly ownerKind: 'artist';
  readonly profile: ArtistProfile;
}

interface LabelOwner extends FanOwner {
  readonly ownerKind: 'label';
  readonly profile: LabelProfile;
}

/** The artist or label whose fans or campaigns a screen shows. */
export type ProfileOwner = ArtistOwner | LabelOwner;

/** The artist whose screen this is. */
export function useArtistOwner(): ArtistOwner {
  const profile = useOwnArtist();
  return { ownerKind: 'artist', ownerId: profile.id, profile };
}

/** The label whose screen this is. */
export function useLabelOwner(): LabelOwner {
  const profile = useOwnLabel();
  return { ownerKind: 'label', ownerId: profile.id, profile };
}
