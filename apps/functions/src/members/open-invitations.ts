import { documents, readDocument, readField } from '@countin/domain/documents';
import type { Invitation } from '@countin/domain/permissions';
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from '@google-cloud/firestore';
import type { ProfileKey } from '../platform/permissions/require-permission.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/** An open invitation with its stored document. */
export interface StoredInvitation {
  readonly stored: DocumentSnapshot;
  readonly invitation: Invitation;
}

/**
 * Invitations of a profile that can still be accepted, those that expire first before the others.
 *
 * @param now milliseconds since 1970
 */
export function openInvitationsOf(db: Firestore, profileId: string, now: number): Query {
  return db
    .collection(documents.invitations().path)
    .where('profileId', '==', profileId)
    .where('state', '==', 'open')
    .where('expiresAt', '>', Timestamp.fromMillis(now))
    .orderBy('expiresAt');
}

/** The open invitations of a profile that a member has sent. */
export async function readInvitationsBy(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  profileId: string,
  uid: string,
): Promise<StoredInvitation[]> {
  const { docs } = await transaction.get(openInvitationsOf(db, profileId, now()));
  return docs
    .filter((stored) => readField(documents.invitation, stored, 'createdBy') === uid)
    .flatMap((stored) => {
      const invitation = readDocument(documents.invitation, stored);
      return invitation ? [{ stored, invitation }] : [];
    });
}

/** Withdraws invitations, each with its entry in the activity log. */
export function withdrawInvitations(
  services: Services,
  transaction: Transaction,
  profile: ProfileKey,
  actor: DocumentSnapshot,
  invitations: readonly StoredInvitation[],
): void {
  for (const { stored, invitation } of invitations) {
    updateDocument(transaction, refOf(documents.invitation, stored), { state: 'withdrawn' });
    const { email, role: before } = invitation;
    noteActivity(services, transaction, profile, {
      actor,
      action: 'invitation.withdrawn',
      subject: email ?? '',
      before,
    });
  }
}
