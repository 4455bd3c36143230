import { documents, readField } from '@countin/domain/documents';
import { nameKey } from '@countin/domain/fields';
import { can, type OperationOf, type ProfileKind } from '@countin/domain/permissions';
import { belongsToLabel } from '@countin/domain/release';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { obstacleTo } from '../platform/permissions/may-act.ts';
import { readRelatedProfiles } from '../platform/permissions/related-profiles.ts';
import { heldRole, mayInArtist } from '../platform/permissions/require-permission.ts';

/** A profile of the caller, whose pages are listed. */
export interface PageOwner {
  readonly kind: ProfileKind;
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly archived: boolean;
  /** By the caller's role in the profile. */
  readonly can: (operation: OperationOf<'artist'>) => boolean;
  /** The same, or for the releases of an artist by an agreement. */
  readonly may: (operation: OperationOf<'artist'>) => boolean;
}

/** Label that releases may belong to. */
interface NamedLabel {
  readonly id: string;
  readonly name: string;
  readonly artistIds: readonly string[];
  readonly createdBy: string;
}

/** Profiles of a caller, labels before artists, each kind ordered by id. */
export interface PageOwners {
  readonly owners: readonly PageOwner[];
  /** Id of the caller's label that a release belongs to; null without one. */
  readonly labelOf: (release: Parameters<typeof belongsToLabel>[0]) => string | null;
}

const FIELDS = ['name', 'customSlug', 'createdAt', 'updatedAt'];

/** Reads the profiles whose pages a caller may read. */
export async function readPageOwners(db: Firestore, caller: string): Promise<PageOwners> {
  const [labels, artists] = await Promise.all([
    readRelatedProfiles(db, caller, 'label', [...FIELDS, 'artistIds']),
    readRelatedProfiles(db, caller, 'artist', FIELDS),
  ]);
  const { user } = artists;
  const visibleLabels = labels.profiles.filter((profile) => readOwner(user, 'label', profile)?.can('profile.read'));
  const owners = [
    ...visibleLabels.flatMap((profile) => readOwner(user, 'label', profile) ?? []),
    ...artists.profiles.flatMap((profile) => readOwner(user, 'artist', profile) ?? []),
  ];
  return { owners, labelOf: labelFinder(visibleLabels) };
}

function readOwner(user: DocumentSnapshot, kind: ProfileKind, profile: DocumentSnapshot): PageOwner | null {
  const read = documents.artistProfile;
  const createdBy = readField(read, profile, 'createdBy');
  if (createdBy === undefined || obstacleTo('work', { profile }) !== null) return null;
  const role = heldRole(user, kind, { id: profile.id, createdBy });
  const createdAt = readField(read, profile, 'createdAt') ?? 0;
  return {
    kind,
    id: profile.id,
    name: readField(read, profile, 'name') ?? '',
    slug: readField(read, profile, 'customSlug') ?? '',
    createdBy,
    createdAt,
    updatedAt: readField(read, profile, 'updatedAt') ?? createdAt,
    archived: readField(read, profile, 'archivedAt') !== undefined,
    can: (operation) => can(role, operation),
    may: (operation) => (kind === 'artist' ? mayInArtist(user, profile, operation) : can(role, operation)),
  };
}

function labelFinder(profiles: readonly DocumentSnapshot[]): PageOwners['labelOf'] {
  const byName = new Map<string, NamedLabel[]>();
  for (const profile of profiles) {
    const label = {
      id: profile.id,
      name: readField(documents.labelProfile, profile, 'name') ?? '',
      artistIds: readField(documents.labelProfile, profile, 'artistIds') ?? [],
      createdBy: readField(documents.labelProfile, profile, 'createdBy') ?? '',
    };
    byName.set(nameKey(label.name), [...(byName.get(nameKey(label.name)) ?? []), label]);
  }
  return (release) =>
    byName.get(nameKey(release.labelName))?.find((label) => belongsToLabel(release, label))?.id ?? null;
}
