import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { refTo, updateDocument } from '../platform/write-document.ts';

/** How many profiles of each kind an account has. */
export interface ProfileCount {
  readonly artists: number;
  readonly labels: number;
}

/**
 * The count with one profile more.
 *
 * @param kept as it is stored
 * @throws AppError `profile/too-many`
 */
export function withOneMore(kept: DocumentSnapshot, kind: 'artist' | 'label'): ProfileCount {
  const { artists, labels } = readDocument(documents.profileCount, kept) ?? { artists: 0, labels: 0 };
  const full =
    kind === 'artist' ? artists >= SERVER_LIMITS.artistsPerAccount : labels >= SERVER_LIMITS.labelsPerAccount;
  if (full) throw new AppError('profile/too-many');
  return kind === 'artist' ? { artists: artists + 1, labels } : { artists, labels: labels + 1 };
}

/** The count with one profile less. */
export function withOneLess(kept: DocumentSnapshot, kind: 'artist' | 'label'): Partial<ProfileCount> {
  const field = kind === 'artist' ? 'artists' : 'labels';
  return { [field]: Math.max(0, (readField(documents.profileCount, kept, field) ?? 0) - 1) };
}

/** Counts one profile less, after its removal. */
export async function decrementProfileCount(db: Firestore, owner: string, kind: 'artist' | 'label'): Promise<void> {
  const count = refTo(db, documents.profileCount(owner));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(count.ref);
    if (stored.exists) updateDocument(transaction, count, withOneLess(stored, kind));
  });
}
