import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { Firestore, Query } from '@google-cloud/firestore';

/** Processed uploads beside the photos: removed ones can be restored for a day, and some never become photos. */
const UPLOADS = 2 * LIMITS.photos;

/**
 * Checks that an artist may have one photo more. Rules cannot count, and a photo needs a processed upload.
 *
 * @throws AppError `photo/too-many`
 */
export async function requireRoomForPhoto(db: Firestore, artistId: string): Promise<void> {
  const [photos, uploads] = await Promise.all([
    countOf(db.collection(documents.photos(artistId).path).where('removed', '==', false)),
    // The upload itself has its record already.
    countOf(db.collection(documents.images(artistId).path).where('kind', '==', 'photo')),
  ]);
  if (photos >= LIMITS.photos || uploads > UPLOADS) throw new AppError('photo/too-many');
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
