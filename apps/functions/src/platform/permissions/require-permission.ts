import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import {
  can,
  mayByAgreement,
  roleIn,
  type OperationOf,
  type ProfileKind,
  type Role,
} from '@countin/domain/permissions';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';

/** A profile, as callers name it. */
export interface ProfileKey<K extends ProfileKind = ProfileKind> {
  readonly kind: K;
  readonly profileId: string;
}

/** The profile and role of a caller who may run an operation. */
export interface Grant {
  readonly profile: DocumentSnapshot;
  /** User id of the profile's owner. Documents that members create belong to the owner too. */
  readonly owner: string;
  readonly role: Role;
}

/** Where to read: in a transaction, the decision holds until its commit. */
export interface Source {
  readonly db: Firestore;
  readonly transaction?: Transaction | null;
}

/**
 * Checks by the table of permissions that a caller may run an operation on a profile. Reads the profile, and for callers
 * other than its owner their user document.
 *
 * @throws AppError `profile/not-found`; `access/denied` without a role that may run it
 */
export async function requirePermission<K extends ProfileKind>(
  source: Source,
  caller: string,
  { kind, profileId }: ProfileKey<K>,
  operation: OperationOf<K>,
): Promise<Grant> {
  const profile = await read(source, documents.profile(kind, profileId).path);
  if (!profile.exists) throw new AppError('profile/not-found');
  const owner = readField(documents.profile, profile, 'createdBy');
  if (owner === undefined) throw new AppError('access/denied');
  const role = await roleOf(source, caller, kind, { id: profileId, createdBy: owner });
  if (role === null || !can(role, operation)) throw new AppError('access/denied');
  return { profile, owner, role };
}

/**
 * Checks that a caller may run an operation on a document that names its artist and repeats the owner's id. The
 * caller's role in the artist allows it, or an agreement with one of the caller's labels. Reads nothing for the owner,
 * and the user document for others.
 *
 * @returns user id of the artist's owner
 * @throws AppError `access/denied`
 */
export async function requireArtistPermission(
  source: Source,
  caller: string,
  { artistId, createdBy }: { readonly artistId: string | undefined; readonly createdBy: string | undefined },
  operation: OperationOf<'artist'>,
): Promise<{ readonly owner: string }> {
  if (artistId === undefined || createdBy === undefined) throw new AppError('access/denied');
  if (createdBy === caller) return { owner: createdBy };
  const user = await read(source, documents.user(caller).path);
  const agreed = readField(documents.user, user, 'agreedArtists') ?? {};
  const role = heldRole(user, 'artist', { id: artistId, createdBy });
  if (!can(role, operation) && !mayByAgreement(agreed, artistId, operation)) throw new AppError('access/denied');
  return { owner: createdBy };
}

async function roleOf(
  source: Source,
  caller: string,
  kind: ProfileKind,
  profile: { readonly id: string; readonly createdBy: string },
): Promise<Role | null> {
  if (profile.createdBy === caller) return 'owner';
  return heldRole(await read(source, documents.user(caller).path), kind, profile);
}

/** Role in a profile by the user's document; null for users who are neither owner nor member. */
export function heldRole(
  user: DocumentSnapshot,
  kind: ProfileKind,
  profile: { readonly id: string; readonly createdBy: string },
): Role | null {
  return roleIn(kind, profile, {
    uid: user.id,
    artistRoles: readField(documents.user, user, 'artistRoles') ?? {},
    labelRoles: readField(documents.user, user, 'labelRoles') ?? {},
  });
}

function read({ db, transaction }: Source, path: string): Promise<DocumentSnapshot> {
  const reference = db.doc(path);
  return transaction ? transaction.get(reference) : reference.get();
}
