import { documents, readField } from '@countin/domain/documents';
import { FieldPath, type DocumentSnapshot } from '@google-cloud/firestore';
import { readPublicPage } from '../../platform/read-public-page.ts';
import type { Services } from '../../platform/services.ts';
import { dueAt } from '../../platform/due-at.ts';
import { refOf, updateDocument } from '../../platform/write-document.ts';
import { NEWS_MS } from './plan-follow.ts';

interface FollowPage {
  readonly artistId: string;
  readonly productId: string;
  /** Id of the follow that this page comes after; empty for the first page. */
  readonly after: string;
  readonly limit: number;
}

/**
 * Makes one page of an artist's followers due at a release's moment, where that is the first to come. The due run plans
 * from what is public then. A release that moves away or is withdrawn therefore needs nothing here.
 *
 * @returns id of the page's last follow, or null when there are no more
 */
export async function moveFollows(
  services: Services,
  { artistId, productId, after, limit }: FollowPage,
): Promise<string | null> {
  const { db, now } = services;
  const all = db
    .collection(documents.signups(artistId).path)
    .where('scope', '==', 'artist')
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return db.runTransaction(async (transaction) => {
    const [document, follows] = await Promise.all([
      transaction.get(db.doc(documents.releasePage(productId).path)),
      transaction.get(after === '' ? all : all.startAfter(after)),
    ]);
    const moment = readPublicPage(services, document)?.releaseMoment;
    if (!moment) return null;
    for (const follow of follows.docs) {
      const due = dueAt(moment, readField(documents.signup, follow, 'zone') ?? null);
      if (due > now() - NEWS_MS && comesFirst(follow, due))
        updateDocument(transaction, refOf(documents.signup, follow), { dueAt: due });
    }
    return follows.size === limit ? (follows.docs.at(-1)?.id ?? null) : null;
  });
}

function comesFirst(follow: DocumentSnapshot, due: number): boolean {
  const known = readField(documents.signup, follow, 'dueAt') ?? null;
  return readField(documents.signup, follow, 'state') === 'confirmed' && (known === null || known > due);
}
