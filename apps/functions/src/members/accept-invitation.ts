import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Invitation } from '@countin/domain/permissions';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { readAgreedGrants } from '../platform/permissions/agreed-artists.ts';
import { checkRoomForMember, putMember } from '../platform/permissions/change-members.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { heldRole } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';
import { invitationIdOf } from './invitation-token.ts';
import { checkOpenInvitation } from './open-invitation.ts';

/**
 * Makes the caller a member of the profile that an invitation is for. The invitation is used up in the same transaction,
 * so of any number of calls one account becomes a member. Only the recipient has had the link of a mail,
 * so it confirms the account's address too.
 *
 * @throws AppError `auth/unverified`, `invitation/…`, `member/already`, `member/too-many`
 */
export function acceptInvitation(
  services: Services,
  uid: string,
  { token }: ParsedInput<'acceptInvitation'>,
): Promise<CallableOutput<'acceptInvitation'>> {
  return accept(services, uid, { invitationId: invitationIdOf(token), byLink: true });
}

/**
 * The same without the link, for an invitation to the caller's verified address. An invitation by link needs its link.
 *
 * @throws AppError like {@link acceptInvitation}
 */
export function acceptMailedInvitation(
  services: Services,
  uid: string,
  { invitationId }: ParsedInput<'acceptMailedInvitation'>,
): Promise<CallableOutput<'acceptMailedInvitation'>> {
  return accept(services, uid, { invitationId, byLink: false });
}

interface Acceptance {
  readonly invitationId: string;
  readonly byLink: boolean;
}

async function accept(
  services: Services,
  uid: string,
  { invitationId, byLink }: Acceptance,
): Promise<CallableOutput<'acceptInvitation'>> {
  const { db, identity, now } = services;
  const [account, verified] = await Promise.all([identity.account(uid), identity.verified([uid])]);
  const { key, proven } = await db.runTransaction(async (transaction) => {
    const [stored, user] = await transaction.getAll(
      db.doc(documents.invitation(invitationId).path),
      db.doc(documents.user(uid).path),
    );
    if (!stored || !user) throw new Error('the database left a document out');
    const used = readDocument(documents.invitation, stored);
    if (used?.acceptedBy === uid) return { key: { kind: used.kind, profileId: used.profileId }, proven: null };
    const { invitation, profile } = await checkOpenInvitation({ db, transaction }, stored, now());
    const { kind, profileId, role, createdBy } = invitation;
    checkAddressee(invitation, { byLink, verified: verified.has(uid), email: account?.email });
    checkNoMember(user, invitation, profile);
    const key = { kind, profileId };
    await checkRoomForMember(db, transaction, key);
    const agreed = await readAgreedGrants(db, transaction, key);
    putMember(db, transaction, key, user, { role, since: now(), invitedBy: createdBy }, agreed, now());
    updateDocument(transaction, refOf(documents.invitation, stored), { state: 'accepted', acceptedBy: uid });
    noteActivity(services, transaction, key, { actor: user, action: 'member.joined', after: role });
    return { key, proven: verified.has(uid) ? null : invitation.email };
  });
  if (proven !== null) await identity.confirmAddress(uid, proven);
  return key;
}

/** Way of a caller to an invitation, and the account's address. */
interface Addressee {
  readonly byLink: boolean;
  readonly verified: boolean;
  readonly email: string | undefined;
}

/** @throws AppError `invitation/not-found`, `auth/unverified`, `invitation/other-address` */
function checkAddressee({ email: invited }: Invitation, { byLink, verified, email }: Addressee): void {
  if (invited === null && !byLink) throw new AppError('invitation/not-found');
  const isProof = invited !== null && byLink;
  if (!verified && !isProof) throw new AppError('auth/unverified');
  if (invited !== null && email?.toLowerCase() !== invited) throw new AppError('invitation/other-address');
}

/** @throws AppError `member/already` */
function checkNoMember(user: DocumentSnapshot, { kind, profileId }: Invitation, profile: DocumentSnapshot): void {
  const createdBy = readField(profileDefinition(kind), profile, 'createdBy') ?? '';
  if (heldRole(user, kind, { id: profileId, createdBy }) !== null) throw new AppError('member/already');
}
