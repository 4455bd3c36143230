import type { SignupScope } from '@countin/domain/fan';
import type { NewsLabel } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import type { ServiceId } from '@countin/domain/store-links';

/** Offer of a signup form: news of one release, of everything that its artist releases, or of a label. */
export interface SignupOffer {
  readonly scope: SignupScope;
  /** Id of the release, the artist or the label. */
  readonly id: string;
  /** Name of the artist or the label. */
  readonly name: string;
  /** Services that the artist's music is on: they come first. */
  readonly services: readonly ServiceId[];
  /** Label whose news can be ticked beside; null for none. */
  readonly label: NewsLabel | null;
}

export function releaseOffer({ id, artistName, storeLinks, newsLabel }: ReleasePage): SignupOffer {
  return { scope: 'release', id, name: artistName, services: servicesOf(storeLinks), label: newsLabel };
}

/** @param latest a release of the artist, for the services that it is on */
export function followOffer(
  artist: { readonly id: string; readonly name: string; readonly newsLabel: NewsLabel | null },
  latest: ReleasePage | undefined,
): SignupOffer {
  return {
    scope: 'artist',
    id: artist.id,
    name: artist.name,
    services: servicesOf(latest?.storeLinks ?? []),
    label: artist.newsLabel,
  };
}

/** @param latest a release of the label, for the services that it is on */
export function labelOffer({ id, name }: NewsLabel, latest: ReleasePage | undefined): SignupOffer {
  return { scope: 'label', id, name, services: servicesOf(latest?.storeLinks ?? []), label: null };
}

function servicesOf(links: ReleasePage['storeLinks']): ServiceId[] {
  return links.filter((link) => !link.hidden).map((link) => link.service);
}
