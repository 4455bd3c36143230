import type { StoreLink } from './store-link.ts';
import type { ServiceId } from './service-ids.ts';

type Linked = Pick<StoreLink, 'service' | 'territories'>;

/**
 * The links that hold in a country, in their order. A service that has a link for the country itself does not
 * offer its general one as well. While nobody knows the country, all of them.
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

/** The one link to a service that holds in a country; where the country is not known, the one that holds everywhere comes first. */
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
