interface NamingRelease {
  readonly artistId: string;
  readonly createdBy: string;
  readonly labelName: string;
}

/** Fields of a label's profile. */
interface NamedLabel {
  readonly name: string;
  readonly artistIds: readonly string[];
  readonly createdBy: string;
}

/**
 * Whether a release belongs to a label. Both sides must agree: the release names the label, and the label lists the
 * artist on its roster or has the same owner. One side alone never adds a release to a feed.
 */
export function belongsToLabel(release: NamingRelease, label: NamedLabel): boolean {
  const named = nameKey(release.labelName);
  return (
    named !== '' &&
    named === nameKey(label.name) &&
    (label.createdBy === release.createdBy || label.artistIds.includes(release.artistId))
  );
}

/** Normalises a name for comparison: ignores width, case and spaces. */
function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
