import type { Services } from '../platform/services.ts';
import { readPermittedProduct } from '../releases/permitted-product.ts';
import { NO_REPORTS, readReports, writeReports } from '../link-records/link-reports.ts';

/**
 * Closes the reports of a link. Its previous address stays known. Idempotent.
 *
 * @throws AppError `release/not-found`, `access/denied`
 */
export async function dismissLinkReport(
  services: Services,
  caller: string,
  { productId, linkId }: { readonly productId: string; readonly linkId: string },
): Promise<object> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    await readPermittedProduct(db, transaction, caller, productId, 'release.edit');
    const reports = await readReports(db, transaction, productId);
    const entry = reports?.links[linkId];
    if (!reports || !entry || entry.count === 0) return;
    const { url, previousUrl, replacedAt } = entry;
    const closed = { ...NO_REPORTS, url, previousUrl, replacedAt };
    writeReports(db, transaction, reports, { ...reports.links, [linkId]: closed }, now());
  });
  return {};
}
