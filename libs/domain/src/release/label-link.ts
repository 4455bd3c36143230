import { nameKey } from '../fields/name-key.ts';

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
 * Whether a release belongs to a label. Both sides must agree. The release names the label, and the label lists the
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

/** A release page with the names that link it to its label. */
interface LabelledRelease extends NamingRelease {
  readonly firstInstant: number;
}

/**
 * Whether a release that is linked with a label stays so. One that is out stays, even after the artist has left. An
 * upcoming one stays only while both sides agree.
 *
 * @param now milliseconds since 1970
 */
export function staysWithLabel(release: LabelledRelease, label: NamedLabel, now: number): boolean {
  return (
    release.firstInstant <= now || label.createdBy === release.createdBy || label.artistIds.includes(release.artistId)
  );
}

/** Whether two texts name the same label. */
export function isSameLabelName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
