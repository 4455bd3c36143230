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
import { obstacleTo } from './may-act.ts';

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
 * other than its owner their user document. A deleted profile answers like an absent one, to its owner too.
 *
 * @param act `restore` for what also concerns a deleted profile
 * @throws AppError `profile/not-found`; `access/denied` without a role that may run it
 */
export async function requirePermission<K extends ProfileKind>(
  source: Source,
  caller: string,
  { kind, profileId }: ProfileKey<K>,
  operation: OperationOf<K>,
  act: 'work' | 'restore' = 'work',
): Promise<Grant> {
  const profile = await read(source, documents.profile(kind, profileId).path);
  if (obstacleTo(act, { profile }) !== null) throw new AppError('profile/not-found');
  const owner = readField(documents.profile, profile, 'createdBy');
  if (owner === undefined) throw new AppError('access/denied');
  const role = await roleOf(source, caller, kind, { id: profileId, createdBy: owner });
  if (role === null || !can(role, operation)) throw new AppError('access/denied');
  return { profile, owner, role };
}

/**
 * Checks that what a member has made may still work, such as a link for others. The member may run the operation now.
 *
 * @throws AppError `profile/not-found`, `access/denied`; `auth/disabled` while the member is suspended
 */
export async function requireActing<K extends ProfileKind>(
  source: Source,
  member: string,
  key: ProfileKey<K>,
  operation: OperationOf<K>,
): Promise<Grant> {
  const grant = await requirePermission(source, member, key, operation);
  const actor = await read(source, documents.user(member).path);
  if (obstacleTo('work', { profile: grant.profile, actors: [actor] }) !== null) throw new AppError('auth/disabled');
  return grant;
}

/**
 * Checks that a caller may run an operation on something of an artist. The caller's role in the artist allows it, or an
 * agreement with one of the caller's labels. Reads the profile, and for callers other than its owner their document.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function requireArtistPermission(
  source: Source,
  caller: string,
  artistId: string,
  operation: OperationOf<'artist'>,
): Promise<Pick<Grant, 'profile' | 'owner'>> {
  const profile = await read(source, documents.artistProfile(artistId).path);
  if (obstacleTo('work', { profile }) !== null) throw new AppError('profile/not-found');
  const createdBy = readField(documents.artistProfile, profile, 'createdBy');
  if (createdBy === undefined) throw new AppError('access/denied');
  if (createdBy === caller) return { profile, owner: createdBy };
  const user = await read(source, documents.user(caller).path);
  if (!mayInArtist(user, profile, operation)) throw new AppError('access/denied');
  return { profile, owner: createdBy };
}

/**
 * Whether a user may run an operation on something of an artist, by a role or an agreement.
 *
 * @param user the user's document; one that does not exist owns and may do what its id does
 * @param profile the artist's document
 */
export function mayInArtist(
  user: DocumentSnapshot,
  profile: DocumentSnapshot,
  operation: OperationOf<'artist'>,
): boolean {
  const createdBy = readField(documents.artistProfile, profile, 'createdBy');
  if (createdBy === undefined || obstacleTo('work', { profile }) !== null) return false;
  const agreed = readField(documents.user, user, 'agreedArtists') ?? {};
  return (
    can(heldRole(user, 'artist', { id: profile.id, createdBy }), operation) ||
    mayByAgreement(agreed, profile.id, operation)
  );
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
