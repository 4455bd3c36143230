import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ProfileKind } from '@countin/domain/permissions';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { Person } from '../../platform/callable/guards.ts';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { checkRecentLogin } from '../../platform/callable/recent-login.ts';
import { agreedAfter, readAgreedGrants } from '../../platform/permissions/agreed-artists.ts';
import { putMember, removeMember } from '../../platform/permissions/change-members.ts';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import { changeUserDocument } from '../../platform/session/user-document.ts';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { noteOwner } from '../../profiles/confirm-owner.ts';
import { profileDefinition } from '../../profiles/permitted-profile.ts';
import { withOneLess, withOneMore } from '../../profiles/profile-count.ts';
import { updateShelf } from '../../profiles/update-shelf.ts';
import { changeOwner, readOwned } from './owned-documents.ts';

/**
 * Takes over an offered ownership. One transaction changes the profile and everything that repeats its owner's id. The
 * former owner stays as a manager.
 *
 * @throws AppError `auth/recent-login`, `access/denied` without an offer, `profile/…`, `member/not-found`
 */
export async function acceptOwnership(
  services: Services,
  person: Person,
  { kind, profileId }: ParsedInput<'acceptOwnership'>,
): Promise<object> {
  const { db, now } = services;
  const { uid } = person;
  checkRecentLogin(person, now());
  await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    const { profile, owner } = await requirePermission({ db, transaction }, uid, key, 'members.read');
    const [stored, user, before, member, counts, countsBefore] = await readParts(
      services,
      transaction,
      key,
      uid,
      owner,
    );
    const offer = readDocument(documents.ownershipOffer, stored);
    if (offer?.to !== uid || offer.from !== owner || offer.expiresAt <= now()) throw new AppError('access/denied');
    if (!member.exists) throw new AppError('member/not-found');
    const owned = await readOwned(db, transaction, kind, profileId);
    const agreed = await readAgreedGrants(db, transaction, key);
    const nextCount = withOneMore(counts, kind);

    changeOwner(transaction, owned, uid);
    updateDocument(transaction, refOf(profileDefinition(kind), profile), { createdBy: uid, updatedAt: now() });
    removeMember(db, transaction, key, user, now());
    if (kind === 'label')
      changeUserDocument(transaction, user, { agreedArtists: agreedAfter(user, profileId, 'owner', agreed) }, now());
    putMember(db, transaction, key, before, { role: 'manager', since: now(), invitedBy: uid }, agreed, now());
    setDocument(transaction, refTo(db, documents.profileCount(uid)), { ...nextCount, createdBy: uid });
    if (countsBefore.exists)
      updateDocument(transaction, refTo(db, documents.profileCount(owner)), withOneLess(countsBefore, kind));
    transaction.delete(stored.ref);
    const name = (of: DocumentSnapshot) => readField(documents.user, of, 'displayName') ?? '';
    noteActivity(services, transaction, key, {
      actor: user,
      action: 'transfer.done',
      before: name(before),
      after: name(user),
    });
  });
  await renewListing(services, kind, profileId, uid);
  return {};
}

type Parts = [
  offer: DocumentSnapshot,
  user: DocumentSnapshot,
  before: DocumentSnapshot,
  member: DocumentSnapshot,
  counts: DocumentSnapshot,
  countsBefore: DocumentSnapshot,
];

async function readParts(
  { db }: Services,
  transaction: Transaction,
  { kind, profileId }: { readonly kind: ProfileKind; readonly profileId: string },
  uid: string,
  owner: string,
): Promise<Parts> {
  return (await transaction.getAll(
    db.doc(documents.ownershipOffer(profileId).path),
    db.doc(documents.user(uid).path),
    db.doc(documents.user(owner).path),
    db.doc(documents.member(kind, profileId, uid).path),
    db.doc(documents.profileCount(uid).path),
    db.doc(documents.profileCount(owner).path),
  )) as Parts;
}

/** Shelves list what owners with a verified address publish. */
async function renewListing(services: Services, kind: ProfileKind, profileId: string, owner: string): Promise<void> {
  if (kind !== 'artist') return;
  await noteOwner(services, owner);
  await updateShelf(services, profileId, owner);
}
