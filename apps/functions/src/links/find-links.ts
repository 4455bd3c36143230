import { findEverywhere } from '@countin/catalogue';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { readLinkQuery, type FoundLinks, type LinkQuery } from '@countin/domain/link-finding';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';
import { readWorkingCopy } from '../releases/page-content.ts';
import { readPermittedProduct } from '../releases/permitted-product.ts';
import { foundRows } from './found-row.ts';
import { knownFacts } from './known-facts.ts';

/** Look-ups of one account: each is up to a dozen requests of a budget that all accounts share. */
export const FIND_WINDOW = { limit: 30, windowMs: 600_000 };
/** Services answer within this, or count as not reached. The function's own timeout is 70 seconds. */
const FIND_MS = 20_000;
/** Countries that are asked in turn, until a service has the release. */
const MARKETS = ['US', 'GB', 'JP'] as const;

/**
 * Looks for a release on all services that the configuration names. Changes nothing.
 *
 * @throws AppError `release/not-found`, `access/denied`, `limit/too-many`, and the codes of `readLinkQuery`
 */
export async function findLinks(
  services: Services,
  caller: string,
  { productId, text }: { readonly productId: string; readonly text: string },
): Promise<FoundLinks> {
  const { db, catalogues, now } = services;
  const { stored } = await readPermittedProduct(db, null, caller, productId, 'release.edit');
  const read = readLinkQuery(text);
  if (!read.ok) throw new AppError(read.code, { field: 'text', expected: read.expected ?? undefined });

  const { query } = read;
  const product = readWorkingCopy(stored);
  const [artist] = await Promise.all([
    db.doc(documents.artistProfile(product.artistId).path).get(),
    countInWindow(db, `links_${caller}`, FIND_WINDOW, now()),
  ]);
  const known = knownFacts(product, readField(documents.artistProfile, artist, 'name') ?? '', query);
  const { finders, example } = catalogues;
  const found = await findEverywhere(query, {
    catalogues: finders,
    known,
    markets: marketsFor(query),
    deadline: now() + FIND_MS,
  });
  return { by: query.by, example, ...foundRows(found, query, finders) };
}

/** The country of an entered link is asked first. */
export function marketsFor(query: LinkQuery): [string, ...string[]] {
  const [first, ...others] = MARKETS;
  const country = query.by === 'url' ? query.reference.country : null;
  return country === null ? [first, ...others] : [country, ...MARKETS.filter((market) => market !== country)];
}
