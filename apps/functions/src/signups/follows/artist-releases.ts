import { documents, readValidDocument } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import { Timestamp, type Transaction } from '@google-cloud/firestore';
import type { Services } from '../../platform/services.ts';
import { NEWS_MS } from './plan-follow.ts';

/** A time on each fan's own clock comes to the last of them so long after the first, milliseconds. */
const WAVE_MS = 26 * 3_600_000;
/** Of one artist within a week and all that is announced; more are told of as these move on. */
const MOST_RELEASES = 50;

/** An artist's public releases that a follower may still be told of, the first to come out first. */
export async function newsOfArtist(
  { db, now }: Services,
  transaction: Transaction,
  artistId: string,
): Promise<ReleasePage[]> {
  const found = await transaction.get(
    db
      .collection(documents.releasePages().path)
      .where('artistId', '==', artistId)
      .where('status', '==', 'published')
      .where('firstInstant', '>=', Timestamp.fromMillis(now() - NEWS_MS - WAVE_MS))
      .orderBy('firstInstant')
      .limit(MOST_RELEASES),
  );
  return found.docs.flatMap((document) => readValidDocument(documents.releasePage, document) ?? []);
}
