import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ArtistProfile } from '@countin/domain/profile';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { requirePermission } from '../platform/permissions/require-permission.ts';

/**
 * Reads an artist whose medley the caller may change. In a transaction, the decision holds until its commit.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readMedleyArtist(
  db: Firestore,
  transaction: Transaction | null,
  caller: string,
  artistId: string,
): Promise<ArtistProfile> {
  const named = { kind: 'artist', profileId: artistId } as const;
  const { profile } = await requirePermission({ db, transaction }, caller, named, 'medley.edit');
  const artist = readDocument(documents.artistProfile, profile);
  if (!artist) throw new AppError('profile/not-found');
  return artist;
}
