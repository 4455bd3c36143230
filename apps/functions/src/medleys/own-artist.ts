import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ArtistProfile } from '@countin/domain/profile';
import type { Firestore, Transaction } from '@google-cloud/firestore';

/**
 * Reads an artist that must be the caller's.
 *
 * @throws AppError `profile/not-found`, `profile/deleted`, `access/denied`
 */
export async function readOwnArtist(
  db: Firestore,
  transaction: Transaction | null,
  owner: string,
  artistId: string,
): Promise<ArtistProfile> {
  const reference = db.doc(documents.artistProfile(artistId).path);
  const stored = await (transaction ? transaction.get(reference) : reference.get());
  if (stored.exists && readField(documents.artistProfile, stored, 'createdBy') !== owner)
    throw new AppError('access/denied');
  const artist = readDocument(documents.artistProfile, stored);
  if (!artist) throw new AppError('profile/not-found');
  if (artist.deletedAt !== undefined) throw new AppError('profile/deleted');
  return artist;
}
