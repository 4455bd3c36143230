import { documents, readDocument } from '@countin/domain/documents';
import type { LinkReports, ReportedLink } from '@countin/domain/link-finding';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { refTo, setDocument } from '../platform/write-document.ts';

/** Entry of a link that has neither reports nor a previous address. */
export const NO_REPORTS: Omit<ReportedLink, 'url'> = {
  count: 0,
  firstAt: null,
  lastAt: null,
  previousUrl: null,
  replacedAt: null,
};

/** Reports of a release as stored; null without any. */
export async function readReports(
  db: Firestore,
  transaction: Transaction,
  productId: string,
): Promise<LinkReports | null> {
  const reference = refTo(db, documents.linkReport(productId));
  return readDocument(reference, await transaction.get(reference.ref));
}

/** Stores the reports of a release. Entries that say nothing are left out. */
export function writeReports(
  db: Firestore,
  transaction: Transaction,
  release: Pick<LinkReports, 'productId' | 'artistId' | 'createdBy' | 'title'>,
  links: LinkReports['links'],
  now: number,
): void {
  const kept = Object.entries(links).filter(([, { count, previousUrl }]) => count > 0 || previousUrl !== null);
  const { productId, artistId, createdBy, title } = release;
  setDocument(transaction, refTo(db, documents.linkReport(productId)), {
    productId,
    artistId,
    createdBy,
    title,
    open: kept.filter(([, { count }]) => count > 0).length,
    updatedAt: now,
    links: Object.fromEntries(kept),
  });
}
