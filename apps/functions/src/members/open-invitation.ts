import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Invitation } from '@countin/domain/permissions';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';

interface OpenInvitation {
  readonly invitation: Invitation;
  readonly profile: DocumentSnapshot;
}

/**
 * The profile of an invitation that can still be accepted. It cannot be accepted once its inviter may no longer manage
 * members, nor while the inviter is suspended.
 *
 * @param now milliseconds since 1970
 * @throws AppError `invitation/…` with the reason
 */
export async function checkOpenInvitation(
  source: { readonly db: Firestore; readonly transaction?: Transaction },
  stored: DocumentSnapshot,
  now: number,
): Promise<OpenInvitation> {
  const invitation = readDocument(documents.invitation, stored);
  if (!invitation) throw new AppError('invitation/not-found');
  if (invitation.state === 'accepted') throw new AppError('invitation/used');
  if (invitation.state === 'withdrawn') throw new AppError('invitation/withdrawn');
  if (invitation.expiresAt <= now) throw new AppError('invitation/expired');
  const { kind, profileId, createdBy } = invitation;
  const inviter = source.db.doc(documents.user(createdBy).path);
  const [grant, user] = await Promise.all([
    requirePermission(source, createdBy, { kind, profileId }, 'members.manage').catch(() => null),
    source.transaction ? source.transaction.get(inviter) : inviter.get(),
  ]);
  if (!grant || readField(documents.user, user, 'suspended') === true) throw new AppError('invitation/withdrawn');
  if (readField(profileDefinition(kind), grant.profile, 'deletedAt') !== undefined)
    throw new AppError('invitation/not-found');
  return { invitation, profile: grant.profile };
}
