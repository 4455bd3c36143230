import { documents } from '@countin/domain/documents';
import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { ProfileKey } from './require-permission.ts';

/** Calendar addresses of an artist's plan that belong to a user. */
export function planFeedsOf(db: Firestore, artistId: string, uid: string): Query {
  return db.collection(documents.planFeeds().path).where('artistId', '==', artistId).where('uid', '==', uid);
}

/**
 * Reads a member's calendar addresses and morning mail in a profile, to be removed in the same transaction. Labels have
 * no plan.
 */
export async function readPlanFeedsOf(
  db: Firestore,
  transaction: Transaction,
  { kind, profileId }: ProfileKey,
  uid: string,
): Promise<QueryDocumentSnapshot[]> {
  if (kind !== 'artist') return [];
  const mails = db.collection(documents.planMails().path).where('artistId', '==', profileId).where('uid', '==', uid);
  const [feeds, mail] = await Promise.all([transaction.get(planFeedsOf(db, profileId, uid)), transaction.get(mails)]);
  return [...feeds.docs, ...mail.docs];
}
