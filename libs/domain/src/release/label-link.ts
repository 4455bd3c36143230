import type { LabelProfile } from '../profile/profile.ts';

interface NamingRelease {
  readonly artistId: string;
  readonly createdBy: string;
  readonly labelName: string;
}

/**
 * Whether a release is a label's: the artist's side names the label, and the label's side has the artist
 * on its roster or is the same person. Neither side alone puts a release into a feed.
 */
export function belongsToLabel(
  release: NamingRelease,
  label: Pick<LabelProfile, 'name' | 'artistIds' | 'createdBy'>,
): boolean {
  const named = nameKey(release.labelName);
  return (
    named !== '' &&
    named === nameKey(label.name) &&
    (label.createdBy === release.createdBy || label.artistIds.includes(release.artistId))
  );
}

/** The same name however it was typed: width, case and spaces do not count. */
function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
