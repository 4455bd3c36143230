import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { INVITATION_MS } from '@countin/domain/permissions';
import { invitationUrl } from '@countin/domain/urls';
import { originsOf } from '@countin/domain/deployment';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { checkRoomForMember } from '../platform/permissions/change-members.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { requireSender } from '../platform/permissions/obstacle-to-sending.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refTo } from '../platform/write-document.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';
import { composeInvitation } from './compose-invitation.ts';
import { invitationIdOf } from './invitation-token.ts';
import { openInvitationsOf } from './open-invitations.ts';

/** Invitations by one person a day: mails go to addresses of people who have not asked for them. */
const DAILY = { limit: 50, windowMs: 86_400_000 };
/** How long an invitation that has ended still tells why, ms. Then the database removes it, with the address in it. */
const KEPT_MS = 30 * 86_400_000;

/** Time limit, ms, of sending the mail. */
const MAIL_MS = 20_000;

/**
 * Invites a person to a profile, by mail or with a link for the inviter to pass on. A mail that the server refuses takes
 * the invitation back, so that the inviter can try again.
 *
 * @throws AppError `access/denied`, `profile/…`, `invitation/too-many`, `member/too-many`, `limit/too-many`,
 *   `service/unavailable`
 */
export async function inviteMember(
  services: Services,
  uid: string,
  { kind, profileId, role, email, language }: ParsedInput<'inviteMember'>,
): Promise<CallableOutput<'inviteMember'>> {
  const { db, now, randomBytes } = services;
  await countInWindow(db, `invitations-${uid}`, DAILY, now());
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  const link = invitationUrl(originsOf(services.sites), token);
  const invitation = refTo(db, documents.invitation(invitationIdOf(token)));
  const at = now();
  const names = await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    const { profile } = await requireSender({ db, transaction }, uid, key, 'members.manage');
    const actor = await transaction.get(db.doc(documents.user(uid).path));
    await checkRoomForMember(db, transaction, key);
    const open = openInvitationsOf(db, profileId, at).select().limit(SERVER_LIMITS.invitations);
    if ((await transaction.get(open)).size >= SERVER_LIMITS.invitations) throw new AppError('invitation/too-many');
    createDocument(transaction, invitation, {
      id: invitation.ref.id,
      kind,
      profileId,
      role,
      email,
      state: 'open',
      createdBy: uid,
      createdAt: at,
      expiresAt: at + INVITATION_MS,
      removeAt: at + INVITATION_MS + KEPT_MS,
      acceptedBy: null,
    });
    const subject = email ?? '';
    noteActivity(services, transaction, key, { actor, action: 'member.invited', subject, after: role });
    return {
      profileName: readField(profileDefinition(kind), profile, 'name') ?? '',
      inviterName: readField(documents.user, actor, 'displayName') ?? '',
    };
  });
  if (email === null) return { link };
  try {
    const mail = composeInvitation({
      ...names,
      kind,
      role,
      to: email,
      language,
      link,
      messageId: `invite_${invitation.ref.id.slice(0, 32)}`,
    });
    await services.sendMail(mail, AbortSignal.timeout(MAIL_MS));
  } catch (error) {
    services.log('An invitation could not be sent.', error);
    await invitation.ref.delete();
    throw new AppError('service/unavailable', { cause: error });
  }
  return { link: null };
}
