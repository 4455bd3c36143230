import { documents, readDocument } from '@countin/domain/documents';
import { checksAfter, reportsAfter, type LinkChecks, type LinkReports } from '@countin/domain/link-finding';
import type { ReleasePage } from '@countin/domain/release';
import type { StoreLink } from '@countin/domain/store-links';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { refTo } from '../platform/write-document.ts';
import type { Services } from '../platform/services.ts';
import { writeChecks } from './link-checks.ts';
import { writeReports } from './link-reports.ts';

/** Stored links of a release. */
interface FollowedLinks {
  readonly checks: LinkChecks | null;
  readonly reports: LinkReports | null;
}

/** Reads what is stored of the links of a release. Transactions read before they write. */
export async function readFollowedLinks(
  db: Firestore,
  transaction: Transaction,
  productId: string,
): Promise<FollowedLinks> {
  const [checks, reports] = [refTo(db, documents.linkCheck(productId)), refTo(db, documents.linkReport(productId))];
  const [storedChecks, storedReports] = await transaction.getAll(checks.ref, reports.ref);
  return { checks: readDocument(checks, storedChecks), reports: readDocument(reports, storedReports) };
}

/** Keeps the previous addresses of links that a publication changes, and drops what is no longer true of them. */
export function followChangedLinks(
  { db, now }: Services,
  transaction: Transaction,
  { checks, reports }: FollowedLinks,
  before: readonly StoreLink[],
  page: ReleasePage,
): void {
  const kept = reportsAfter(before, page.storeLinks, reports?.links ?? {}, now());
  if (reports || Object.keys(kept).length > 0)
    writeReports(db, transaction, { ...page, productId: page.id }, kept, now());
  if (checks) writeChecks({ db }, transaction, page, checksAfter(page.storeLinks, checks.links), checks.checkedAt);
}
