import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';
import { invitationIdOf } from './invitation-token.ts';
import { checkOpenInvitation } from './open-invitation.ts';

/**
 * Profile and role of an invitation. Holders of the link may read it without a sign-in; it does not contain the invited
 * address.
 *
 * @throws AppError `invitation/…`
 */
export async function readInvitation(
  { db, now }: Services,
  _address: string,
  { token }: ParsedInput<'readInvitation'>,
): Promise<CallableOutput<'readInvitation'>> {
  const stored = await db.doc(documents.invitation(invitationIdOf(token)).path).get();
  const { invitation, profile } = await checkOpenInvitation({ db }, stored, now());
  const { kind, role, expiresAt, createdBy } = invitation;
  const inviter = await db.doc(documents.user(createdBy).path).get();
  return {
    kind,
    profileName: readField(profileDefinition(kind), profile, 'name') ?? '',
    inviterName: readField(documents.user, inviter, 'displayName') ?? '',
    role,
    expiresAt,
  };
}
