import type { ArtistAlbum } from '@countin/catalogue';
import type { MissingRelease } from '@countin/domain/imports';
import type { OwnReleases } from './own-releases.ts';
import { comparedOf, ReleaseGroups, type Compared } from './release-groups.ts';

/** A release with its page at each service, while albums are gathered. */
interface Group extends Compared {
  readonly albums: ArtistAlbum[];
}

/** Releases that are missing, with the albums of services that are one of them. */
export interface Missing {
  /** The newest first. */
  readonly rows: readonly MissingRelease[];
  readonly albums: ReadonlySet<ArtistAlbum>;
}

/**
 * One row a release. The same album at several services is one release. Two editions of one service are one if they differ
 * in nothing that is known. A release of which one album is here is not missing at the others.
 *
 * @param albums those of the most trusted service first
 */
export function missingReleases(albums: readonly ArtistAlbum[], own: Pick<OwnReleases, 'has'>): Missing {
  const groups = new ReleaseGroups<Group>();
  const all: Group[] = [];
  for (const album of albums) {
    const compared = comparedOf(album);
    const found = groups.sameAs(compared).find((group) => takes(group, album));
    const group = found ?? { ...compared, albums: [] };
    group.albums.push(album);
    // Its own code and title find it too.
    groups.add(group, compared);
    if (!found) all.push(group);
  }
  const missing = all.filter((group) => !group.albums.some((album) => own.has(comparedOf(album), album.url)));
  const rows = missing.map(rowOf).sort((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1));
  return { rows, albums: new Set(missing.flatMap((group) => group.albums)) };
}

/** A service has one album of a release, or editions of one day, such as a clean and an explicit one. */
function takes({ albums }: Group, { service, date, gtins }: ArtistAlbum): boolean {
  return albums
    .filter((one) => one.service === service)
    .every((one) => one.date === date && (one.gtins.length === 0 || gtins.length === 0));
}

function rowOf({ albums, title, date, kind }: Group): MissingRelease {
  const [gtin] = albums.flatMap(({ gtins }) => gtins);
  const kinds = [kind, ...albums.map((album) => comparedOf(album).kind)];
  const first = albums.filter(({ service }, at) => albums.findIndex((one) => one.service === service) === at);
  return {
    title,
    date: date ?? albums.find((one) => one.date !== null)?.date ?? null,
    kind: kinds.find((one) => one !== null) ?? 'album',
    // As in a release: twelve digits, or more where they are needed.
    upc: gtin === undefined ? null : gtin.replace(/^0{1,2}/, ''),
    links: first.map(({ service, url }) => ({ service, url })),
  };
}
