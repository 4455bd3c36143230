import type { CatalogueId } from '@countin/catalogue';
import type { CheckedLink } from '@countin/domain/link-finding';
import type { StoreLink, StoreReference } from '@countin/domain/store-links';

type Markets = readonly [string, ...string[]];

/** Countries that a link without countries of its own is asked for. */
const USUAL: Markets = ['US', 'GB', 'JP'];
/** Further countries, before a link counts as gone: it may never have been live in the usual ones. */
export const FURTHER: Markets = ['DE', 'FR', 'BR', 'IN', 'NG', 'MX', 'KR', 'AU', 'ZA', 'ID'];
/** Each country is a request. */
const MOST = 3;

/**
 * Countries to ask for in a check: those of the link, those where it was live, then the usual ones. The limit of iTunes
 * is low, so it is asked only for the country in the link.
 */
export function marketsFor(
  catalogue: CatalogueId,
  link: Pick<StoreLink, 'territories'>,
  reference: StoreReference,
  before: CheckedLink | null,
): Markets {
  const home = reference.country === null ? [] : [reference.country];
  const own = link.territories.length > 0 ? link.territories : [...(before?.requested ?? []), ...USUAL];
  const [first = USUAL[0], ...others] = new Set([...home, ...own]);
  return catalogue === 'itunes' ? [first] : [first, ...others.slice(0, MOST - 1)];
}
