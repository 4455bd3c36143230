import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Invitation } from '@countin/domain/permissions';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { requireActing } from '../platform/permissions/require-permission.ts';

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
  try {
    const { profile } = await requireActing(source, createdBy, { kind, profileId }, 'members.manage');
    return { invitation, profile };
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'profile/not-found') throw new AppError('invitation/not-found', { cause: error });
    if (code === 'access/denied' || code === 'auth/disabled')
      throw new AppError('invitation/withdrawn', { cause: error });
    throw error;
  }
}
