import type { StoreLink } from '../store-links/store-link.ts';
import type { CheckedLink } from './link-check.ts';
import type { ReportedLink } from './link-reports.ts';

/**
 * Reports that still hold after a publication, with the address that each link had before. A new link replaces a removed one of the
 * same service and countries.
 *
 * @param before published links until now
 * @param after links that are published now
 * @param at milliseconds since 1970
 */
export function reportsAfter(
  before: readonly StoreLink[],
  after: readonly StoreLink[],
  reports: Readonly<Record<string, ReportedLink>>,
  at: number,
): Record<string, ReportedLink> {
  const kept: Record<string, ReportedLink> = {};
  for (const link of after) {
    const replaced = replacedBy(link, before, after);
    const known = reports[link.id];
    if (replaced)
      kept[link.id] = {
        url: link.url,
        count: 0,
        firstAt: null,
        lastAt: null,
        previousUrl: replaced.url,
        replacedAt: at,
      };
    else if (known?.url === link.url) kept[link.id] = known;
  }
  return kept;
}

/** Checks that still hold after a publication: those of links with the same address. */
export function checksAfter(
  after: readonly Pick<StoreLink, 'id' | 'url'>[],
  checks: Readonly<Record<string, CheckedLink>>,
): Record<string, CheckedLink> {
  const urls = new Map(after.map(({ id, url }) => [id, url]));
  return Object.fromEntries(Object.entries(checks).filter(([id, { url }]) => urls.get(id) === url));
}

function replacedBy(link: StoreLink, before: readonly StoreLink[], after: readonly StoreLink[]): StoreLink | null {
  const same = before.find(({ id }) => id === link.id);
  if (same) return same.url === link.url ? null : same;
  const stays = new Set(after.map(({ id }) => id));
  const removed = before.find(
    (one) =>
      !stays.has(one.id) &&
      one.service === link.service &&
      one.service !== 'other' &&
      one.url !== link.url &&
      countriesOf(one) === countriesOf(link),
  );
  return removed ?? null;
}

function countriesOf({ territories }: StoreLink): string {
  return [...territories].sort().join();
}
