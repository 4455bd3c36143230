import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { artistProfileSchema, type ArtistProfile } from '@countin/domain/profile';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';

/**
 * Reads an artist that must be the caller's.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readOwnArtist(
  db: Firestore,
  transaction: Transaction | null,
  owner: string,
  artistId: string,
): Promise<ArtistProfile> {
  const reference = db.doc(paths.artistProfile(artistId));
  const stored = await (transaction ? transaction.get(reference) : reference.get());
  if (!stored.exists) throw new AppError('profile/not-found');
  if (stored.get('createdBy') !== owner) throw new AppError('access/denied');
  return v.parse(artistProfileSchema, stored.data());
}
