import { AppError } from '@countin/domain/errors';
import { keyedHash } from '@countin/server-hash';
import { addressBlock, enforceLimit } from '@countin/server-http';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import { readOpenPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { NO_REPORTS, readReports, writeReports } from '../link-records/link-reports.ts';

/** Reports of one address, across all processes. */
export const REPORT_WINDOW = { limit: 20, windowMs: 3_600_000 };
/** Reports of one address about one link that count: one a day, so that one person is one report. */
const REPEAT_WINDOW = { limit: 1, windowMs: 86_400_000 };
/** Reports about one release that are counted, from any address: one document is written for each. */
export const PAGE_WINDOW = { limit: 60, windowMs: 3_600_000 };

/**
 * Counts a fan's report that a link of a published release is wrong. Repeated reports of one address, reports of
 * unknown links, and reports beyond the page's limit change nothing. The answer does not reveal that.
 *
 * @param address where the call comes from
 * @throws AppError `limit/too-many`, `release/not-found`
 */
export async function reportLink(
  services: Services,
  address: string,
  { productId, linkId }: { readonly productId: string; readonly linkId: string },
): Promise<object> {
  const { db, now, signupSecret, signupBuckets } = services;
  const block = addressBlock(address);
  enforceLimit(signupBuckets, block, now());
  const key = (text: string) => keyedHash(signupSecret, text);
  await countInWindow(db, `report_${key(block)}`, REPORT_WINDOW, now());
  if (!(await isFirst(services, `reported_${key(`${block} ${productId} ${linkId}`)}`, REPEAT_WINDOW))) return {};
  if (!(await isFirst(services, `reports_${productId}`, PAGE_WINDOW))) return {};

  await db.runTransaction(async (transaction) => {
    const page = await readOpenPage(services, transaction, productId);
    if (!page) throw new AppError('release/not-found');
    const link = page.storeLinks.find(({ id }) => id === linkId);
    if (!link) return;
    const links = (await readReports(db, transaction, productId))?.links ?? {};
    const before = links[linkId];
    const entry = before?.url === link.url ? before : { ...NO_REPORTS, url: link.url };
    const at = now();
    const counted = { ...entry, count: entry.count + 1, firstAt: entry.firstAt ?? at, lastAt: at };
    writeReports(db, transaction, { ...page, productId }, { ...links, [linkId]: counted }, at);
  });
  return {};
}

/** Whether a window has room. A full one is no error: the caller's answer stays the same. */
async function isFirst({ db, now }: Services, key: string, rule: typeof PAGE_WINDOW): Promise<boolean> {
  try {
    await countInWindow(db, key, rule, now());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit/too-many') return false;
    throw error;
  }
}
