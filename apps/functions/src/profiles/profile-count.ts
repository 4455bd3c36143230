import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { refTo, updateDocument } from '../platform/write-document.ts';

/** How many profiles of each kind an account has. */
export interface ProfileCount {
  readonly artists: number;
  readonly labels: number;
}

/** The count that an account has begun with, for accounts from before profiles were counted. */
export async function countProfiles(db: Firestore, owner: string): Promise<ProfileCount | null> {
  if ((await db.doc(documents.profileCount(owner).path).get()).exists) return null;
  const [artists, labels] = await Promise.all(
    [documents.artistProfiles().path, documents.labelProfiles().path].map(async (collection) => {
      const counted = await db.collection(collection).where('createdBy', '==', owner).count().get();
      return counted.data().count;
    }),
  );
  return { artists: artists ?? 0, labels: labels ?? 0 };
}

/**
 * The count with one profile more.
 *
 * @param kept as it is stored
 * @param counted what to begin with where nothing is stored
 * @throws AppError `profile/too-many`
 */
export function withOneMore(
  kept: DocumentSnapshot,
  counted: ProfileCount | null,
  kind: 'artist' | 'label',
): ProfileCount {
  const stored = (field: keyof ProfileCount) => readField(documents.profileCount, kept, field) ?? counted?.[field] ?? 0;
  const { artists, labels } = { artists: stored('artists'), labels: stored('labels') };
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
