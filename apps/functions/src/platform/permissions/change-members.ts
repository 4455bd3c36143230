import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { PROFILE_KINDS, rolesFieldOf, type Member, type MemberRole } from '@countin/domain/permissions';
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
  const { [profileId]: _before, ...others } = readField(documents.user, user, field) ?? {};
  if (role !== null && Object.keys(others).length >= LIMITS.memberships) throw new AppError('profile/too-many');
  const changes = { [field]: role === null ? others : { ...others, [profileId]: role } };
  const agreedArtists = kind === 'label' ? { agreedArtists: agreedAfter(user, profileId, role, agreed) } : {};
  changeUserDocument(transaction, user, { ...changes, ...agreedArtists }, now);
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
  const members = db.collection(documents.members(kind, profileId).path).select().limit(LIMITS.members);
  if ((await transaction.get(members)).size >= LIMITS.members) throw new AppError('member/too-many');
}

/** Copies a changed name of a user to the members' lists that show it. */
export function renameMember(db: Firestore, transaction: Transaction, user: DocumentSnapshot, name: string): void {
  for (const kind of PROFILE_KINDS)
    for (const profileId of Object.keys(readField(documents.user, user, rolesFieldOf(kind)) ?? {}))
      mergeDocument(transaction, refTo(db, documents.member(kind, profileId, user.id)), { name });
}
