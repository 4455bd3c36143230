import type { SignupScope } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';
import type { ServiceId } from '@countin/domain/store-links';

/** What a signup form offers: to be told of one release, or of everything that its artist releases from then on. */
export interface SignupOffer {
  readonly scope: SignupScope;
  /** Id of the release, or of the artist. */
  readonly id: string;
  readonly artistName: string;
  /** Services that the artist's music is on: they come first. */
  readonly services: readonly ServiceId[];
}

export function releaseOffer({ id, artistName, storeLinks }: ReleasePage): SignupOffer {
  return { scope: 'release', id, artistName, services: servicesOf(storeLinks) };
}

/** @param latest a release of the artist, for the services that it is on */
export function followOffer(
  artist: { readonly id: string; readonly name: string },
  latest: ReleasePage | undefined,
): SignupOffer {
  return { scope: 'artist', id: artist.id, artistName: artist.name, services: servicesOf(latest?.storeLinks ?? []) };
}

function servicesOf(links: ReleasePage['storeLinks']): ServiceId[] {
  return links.filter((link) => !link.hidden).map((link) => link.service);
}
