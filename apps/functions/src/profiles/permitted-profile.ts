import { defineDocument, documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { OperationOf, ProfileKind } from '@countin/domain/permissions';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { requirePermission, type Grant, type ProfileKey } from '../platform/permissions/require-permission.ts';

/** Definition of the documents of a kind of profile. */
export const profileDefinition = (kind: ProfileKind) =>
  defineDocument(documents.profile.schema, (profileId: string) => documents.profile(kind, profileId).path);

/**
 * Reads a profile for a caller who may run the operation. In a transaction, the decision holds until its commit.
 *
 * @throws AppError `profile/not-found`, `profile/deleted`, `access/denied`
 */
export async function readPermittedProfile(
  db: Firestore,
  transaction: Transaction | null,
  uid: string,
  key: ProfileKey,
  operation: OperationOf<ProfileKind>,
): Promise<Grant> {
  const grant = await requirePermission({ db, transaction }, uid, key, operation);
  if (readField(profileDefinition(key.kind), grant.profile, 'deletedAt') !== undefined)
    throw new AppError('profile/deleted');
  return grant;
}
