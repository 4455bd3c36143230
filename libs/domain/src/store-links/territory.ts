import type { PreferredService, StoreLink } from './store-link.ts';
import type { ServiceId } from './service-ids.ts';

type Linked = Pick<StoreLink, 'service' | 'territories'>;

/**
 * Filters links by country and keeps their order. A country link replaces the general link of the same service. All
 * links if the country is unknown.
 */
export function linksIn<Link extends Linked>(links: readonly Link[], country: string | null): Link[] {
  if (country === null) return [...links];
  const own = new Set(
    links.filter((link) => link.service !== 'other' && link.territories.includes(country)).map((link) => link.service),
  );
  return links.filter(
    (link) => link.territories.includes(country) || (link.territories.length === 0 && !own.has(link.service)),
  );
}

/** A service's link for a country. If the country is unknown, the worldwide link comes first. */
export function linkTo<Link extends Linked & Pick<StoreLink, 'hidden'>>(
  links: readonly Link[],
  service: ServiceId | null,
  country: string | null,
): Link | null {
  const found = linksIn(
    links.filter((link) => link.service === service && !link.hidden),
    country,
  );
  return found.find((link) => link.territories.length === 0) ?? found[0] ?? null;
}

/** Puts the links of a country's preferred service first. Keeps the order of all others. */
export function preferredFirst<Link extends Pick<StoreLink, 'service'>>(
  links: readonly Link[],
  preferred: readonly PreferredService[],
  country: string | null,
): Link[] {
  const first = preferred.find((one) => one.country === country)?.service;
  return [...links.filter(({ service }) => service === first), ...links.filter(({ service }) => service !== first)];
}
