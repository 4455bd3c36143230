import { accessOf, type Grant } from '@countin/domain/agreements';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import type { AgreedAccess, AgreedArtists, Role } from '@countin/domain/permissions';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { changeUserDocument } from '../session/user-document.ts';
import type { ProfileKey } from './require-permission.ts';

/** A user who works on a label. */
export interface StaffMember {
  /** The user document. */
  readonly user: DocumentSnapshot;
  readonly role: Role;
}

/** Grants of an agreement in force. */
export interface AgreedGrants {
  readonly artistId: string;
  readonly grants: readonly Grant[];
}

/** Owner and members of a label. Read before the first write of the transaction. */
export async function readStaff(
  db: Firestore,
  transaction: Transaction,
  labelId: string,
  owner: string,
): Promise<StaffMember[]> {
  const members = await transaction.get(db.collection(documents.members('label', labelId).path));
  const roles = new Map<string, Role>();
  for (const member of members.docs) {
    const role = readField(documents.member, member, 'role');
    if (role) roles.set(member.id, role);
  }
  roles.set(owner, 'owner');
  const users = await transaction.getAll(...[...roles.keys()].map((uid) => db.doc(documents.user(uid).path)));
  return users.flatMap((user) => {
    const role = roles.get(user.id);
    return role ? [{ user, role }] : [];
  });
}

/** Grants of a profile's agreements to a new member: nothing in an artist. Read before the first write. */
export async function readAgreedGrants(
  db: Firestore,
  transaction: Transaction,
  { kind, profileId }: ProfileKey,
): Promise<AgreedGrants[]> {
  if (kind === 'artist') return [];
  const agreements = db
    .collection(documents.agreements().path)
    .where('labelId', '==', profileId)
    .where('state', '==', 'in-force');
  const { docs } = await transaction.get(agreements);
  return docs.flatMap((agreement) => {
    const artistId = readField(documents.agreement, agreement, 'artistId');
    const grants = readField(documents.agreement, agreement, 'grants');
    return artistId !== undefined && grants ? [{ artistId, grants }] : [];
  });
}

/**
 * Gives the users of a label what agreements allow them, within their roles. Rules and guards read it from the user
 * documents.
 *
 * @param agreed agreements that have changed; without grants for one that has ended
 * @throws AppError `agreement/too-many` when a user has too many
 */
export function writeAgreements(
  transaction: Transaction,
  staff: readonly StaffMember[],
  labelId: string,
  agreed: readonly AgreedGrants[],
  now: number,
): void {
  for (const { user, role } of staff) {
    const before = agreedArtistsOf(user);
    let after = before;
    for (const { artistId, grants } of agreed) after = withAccess(after, labelId, artistId, accessOf(role, grants));
    if (after === before) continue;
    checkSize(after);
    changeUserDocument(transaction, user, { agreedArtists: after }, now);
  }
}

/**
 * Grants of a label's agreements to a user after a change of role, merged with the user's other agreements.
 *
 * @param role null for a user who leaves the label
 * @throws AppError `agreement/too-many`
 */
export function agreedAfter(
  user: DocumentSnapshot,
  labelId: string,
  role: Role | null,
  agreed: readonly AgreedGrants[],
): AgreedArtists {
  let next = agreedArtistsOf(user);
  for (const artistId of Object.keys(next)) next = withAccess(next, labelId, artistId, null);
  if (role)
    for (const { artistId, grants } of agreed) next = withAccess(next, labelId, artistId, accessOf(role, grants));
  checkSize(next);
  return next;
}

const agreedArtistsOf = (user: DocumentSnapshot): AgreedArtists =>
  readField(documents.user, user, 'agreedArtists') ?? {};

function checkSize(agreed: AgreedArtists): void {
  if (Object.keys(agreed).length > SERVER_LIMITS.agreedArtists) throw new AppError('agreement/too-many');
}

function withAccess(
  agreed: AgreedArtists,
  labelId: string,
  artistId: string,
  access: AgreedAccess | null,
): AgreedArtists {
  const { [artistId]: ofArtist = {}, ...others } = agreed;
  if ((ofArtist[labelId] ?? null) === access) return agreed;
  const { [labelId]: _before, ...otherLabels } = ofArtist;
  const byLabel = access === null ? otherLabels : { ...otherLabels, [labelId]: access };
  return Object.keys(byLabel).length === 0 ? others : { ...others, [artistId]: byLabel };
}
