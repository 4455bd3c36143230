import { documents, readField } from '@countin/domain/documents';
import { rolesFieldOf, type ProfileKind } from '@countin/domain/permissions';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';

/** Profiles of a kind that a user has to do with. */
export interface RelatedProfiles {
  readonly user: DocumentSnapshot;
  /** Ordered by id, deleted ones too. They have the fields asked for, and those that decide on permissions. */
  readonly profiles: readonly DocumentSnapshot[];
}

/** Documents that one request asks for. */
const PAGE = 100;
const DECISIVE = ['createdBy', 'deletedAt', 'archivedAt'];

/** Profiles that a user owns or is a member of, and artists that agreements open to the user's labels. */
export async function readRelatedProfiles(
  db: Firestore,
  uid: string,
  kind: ProfileKind,
  fields: readonly string[],
): Promise<RelatedProfiles> {
  const fieldMask = [...DECISIVE, ...fields];
  const [user, own] = await Promise.all([
    db.doc(documents.user(uid).path).get(),
    db
      .collection((kind === 'artist' ? documents.artistProfiles() : documents.labelProfiles()).path)
      .where('createdBy', '==', uid)
      .select(...fieldMask)
      .get(),
  ]);
  const others = new Set([
    ...Object.keys(readField(documents.user, user, rolesFieldOf(kind)) ?? {}),
    ...(kind === 'artist' ? Object.keys(readField(documents.user, user, 'agreedArtists') ?? {}) : []),
  ]);
  for (const { id } of own.docs) others.delete(id);
  const references = [...others].map((id) => db.doc(documents.profile(kind, id).path));
  const parts = [];
  for (let at = 0; at < references.length; at += PAGE)
    parts.push(db.getAll(...references.slice(at, at + PAGE), { fieldMask }));
  const profiles: DocumentSnapshot[] = [...own.docs, ...(await Promise.all(parts)).flat()];
  profiles.sort((one, other) => (one.id < other.id ? -1 : 1));
  return { user, profiles };
}
