import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import {
  PROFILE_KINDS,
  rolesFieldOf,
  type Member,
  type MemberRole,
  type ProfileKind,
} from '@countin/domain/permissions';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { changeUserDocument } from '../session/user-document.ts';
import { mergeDocument, refTo, setDocument } from '../write-document.ts';
import { agreedAfter, type AgreedGrants } from './agreed-artists.ts';
import type { ProfileKey } from './require-permission.ts';

/**
 * Makes a user a member of a profile, or changes the role. Writes the members' list and the role in the user document
 * together: rules and guards read the latter. In a label, the role also decides what its agreements allow.
 *
 * @param user the member's document, read in the same transaction
 * @param agreed the profile's agreements, by `readAgreedGrants`
 * @throws AppError `profile/too-many` for a user with too many memberships
 */
export function putMember(
  db: Firestore,
  transaction: Transaction,
  profile: ProfileKey,
  user: DocumentSnapshot,
  { role, since, invitedBy }: Pick<Member, 'role' | 'since' | 'invitedBy'>,
  agreed: readonly AgreedGrants[],
  now: number,
): void {
  const name = readField(documents.user, user, 'displayName') ?? '';
  const member = refTo(db, documents.member(profile.kind, profile.profileId, user.id));
  setDocument(transaction, member, { uid: user.id, name, role, since, invitedBy });
  writeRole(transaction, profile, user, role, agreed, now);
}

/**
 * Ends a membership. The user loses access with the commit.
 *
 * @param user the member's document, read in the same transaction
 */
export function removeMember(
  db: Firestore,
  transaction: Transaction,
  profile: ProfileKey,
  user: DocumentSnapshot,
  now: number,
): void {
  transaction.delete(db.doc(documents.member(profile.kind, profile.profileId, user.id).path));
  if (user.exists) writeRole(transaction, profile, user, null, [], now);
}

function writeRole(
  transaction: Transaction,
  { kind, profileId }: ProfileKey,
  user: DocumentSnapshot,
  role: MemberRole | null,
  agreed: readonly AgreedGrants[],
  now: number,
): void {
  const field = rolesFieldOf(kind);
  const joined = membershipsOf(user, kind).filter((id) => id !== profileId);
  if (role !== null && joined.length >= SERVER_LIMITS.memberships) throw new AppError('profile/too-many');
  const others = without(readField(documents.user, user, field) ?? {}, profileId);
  const changes = { [field]: role === null ? others : { ...others, [profileId]: role } };
  const deleted = readField(documents.user, user, 'deletedArtistRoles') ?? {};
  const deletedRoles = profileId in deleted ? { deletedArtistRoles: without(deleted, profileId) } : {};
  const agreedArtists = kind === 'label' ? { agreedArtists: agreedAfter(user, profileId, role, agreed) } : {};
  changeUserDocument(transaction, user, { ...changes, ...deletedRoles, ...agreedArtists }, now);
}

/** Ids of the profiles of a kind that a user is a member of. Those that can be restored are among them. */
export function membershipsOf(user: DocumentSnapshot, kind: ProfileKind): string[] {
  const roles = readField(documents.user, user, rolesFieldOf(kind)) ?? {};
  const deleted = kind === 'artist' ? readField(documents.user, user, 'deletedArtistRoles') : undefined;
  return Object.keys({ ...roles, ...deleted });
}

/**
 * User documents of an artist's members. None for a label: no list over several labels is by their roles. Read before
 * the first write of the transaction.
 */
export async function readArtistMembers(
  db: Firestore,
  transaction: Transaction,
  { kind, profileId }: ProfileKey,
): Promise<DocumentSnapshot[]> {
  if (kind === 'label') return [];
  const { docs } = await transaction.get(db.collection(documents.members(kind, profileId).path).select());
  if (docs.length === 0) return [];
  return transaction.getAll(...docs.map(({ id }) => db.doc(documents.user(id).path)));
}

/** Takes the roles of members while their artist is deleted, or gives them back. */
export function moveRoles(
  transaction: Transaction,
  users: readonly DocumentSnapshot[],
  artistId: string,
  to: 'artistRoles' | 'deletedArtistRoles',
  now: number,
): void {
  const from = to === 'artistRoles' ? 'deletedArtistRoles' : 'artistRoles';
  for (const user of users) {
    const held = readField(documents.user, user, from) ?? {};
    const role = held[artistId];
    if (role === undefined) continue;
    const roles = { ...readField(documents.user, user, to), [artistId]: role };
    changeUserDocument(transaction, user, { [from]: without(held, artistId), [to]: roles }, now);
  }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _left, ...others } = record;
  return others;
}

/**
 * Checks that a profile can have one more member.
 *
 * @throws AppError `member/too-many`
 */
export async function checkRoomForMember(
  db: Firestore,
  transaction: Transaction,
  { kind, profileId }: ProfileKey,
): Promise<void> {
  const members = db.collection(documents.members(kind, profileId).path).select().limit(SERVER_LIMITS.members);
  if ((await transaction.get(members)).size >= SERVER_LIMITS.members) throw new AppError('member/too-many');
}

/** Copies a changed name of a user to the members' lists that show it. */
export function renameMember(db: Firestore, transaction: Transaction, user: DocumentSnapshot, name: string): void {
  for (const kind of PROFILE_KINDS)
    for (const profileId of membershipsOf(user, kind))
      mergeDocument(transaction, refTo(db, documents.member(kind, profileId, user.id)), { name });
}
