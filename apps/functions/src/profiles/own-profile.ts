import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';

/** An artist or a label. */
export interface ProfileReference {
  readonly kind: 'artist' | 'label';
  readonly profileId: string;
}

/** Definition of the documents of a kind of profile. */
export const profileDefinition = (kind: ProfileReference['kind']) =>
  kind === 'artist' ? documents.artistProfile : documents.labelProfile;

/**
 * Reads a profile inside the transaction that will change it.
 *
 * @throws AppError `profile/not-found`, `profile/deleted`, `access/denied`
 */
export async function readOwnProfile(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  { kind, profileId }: ProfileReference,
): Promise<DocumentSnapshot> {
  const definition = profileDefinition(kind);
  const profile = await transaction.get(db.doc(definition(profileId).path));
  if (!profile.exists) throw new AppError('profile/not-found');
  if (readField(definition, profile, 'createdBy') !== uid) throw new AppError('access/denied');
  if (readField(definition, profile, 'deletedAt') !== undefined) throw new AppError('profile/deleted');
  return profile;
}
