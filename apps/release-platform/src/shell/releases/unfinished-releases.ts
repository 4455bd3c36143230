import { changedSinceLive, type ListedProduct } from '@countin/domain/release';

const MOST = 4;

/** The first few drafts and pages that are behind their working copy, of artists whose releases the user may edit. */
export function unfinishedReleases(
  releases: readonly ListedProduct[],
  editableArtists: readonly { readonly id: string }[],
): readonly ListedProduct[] {
  const editable = (artistId: string) => editableArtists.some(({ id }) => id === artistId);
  return releases
    .filter((release) => (release.status === 'draft' || changedSinceLive(release)) && editable(release.artistId))
    .slice(0, MOST);
}
