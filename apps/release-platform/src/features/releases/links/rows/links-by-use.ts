import type { StoreLink } from '@countin/domain/store-links';

/**
 * Links in the order in which fans use them. Links with as many clicks, or of which no clicks are known, keep their order,
 * the latter after all others.
 */
export function linksByUse(links: readonly StoreLink[], clicksOf: (link: StoreLink) => number | null): StoreLink[] {
  const use = (link: StoreLink) => clicksOf(link) ?? -1;
  return links.toSorted((a, b) => use(b) - use(a));
}
