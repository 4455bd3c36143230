import { LIMITS } from '@countin/domain/fields';
import { storeLinkFrom, type FoundLink, type FoundRow } from '@countin/domain/link-finding';
import { storeReferenceOf, type ServiceId, type StoreLink } from '@countin/domain/store-links';
import { inStoreOrder } from '../pasted-links.ts';

/** Dependencies of new links. */
export interface NewLinks {
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Services in the order of new links. */
  readonly storeOrder: readonly string[];
}

/** Relation of a found page to the release's links. */
export type ListedAs = 'this-link' | 'other-link' | 'full' | null;

/** Whether a found page, or another of its service, is a link of the release. `full`: there is no room for it. */
export function listedAs(links: readonly StoreLink[], service: ServiceId, url: string): ListedAs {
  if (links.some((link) => samePage(link.url, url))) return 'this-link';
  if (links.some((link) => link.service === service)) return 'other-link';
  return links.length >= LIMITS.storeLinks ? 'full' : null;
}

/** Services write addresses of one page in several ways: `tidal.com/album/1` and `tidal.com/browse/album/1`. */
function samePage(one: string, other: string): boolean {
  if (one === other) return true;
  const [ours, theirs] = [storeReferenceOf(one), storeReferenceOf(other)];
  return ours !== null && ours.service === theirs?.service && ours.kind === theirs.kind && ours.id === theirs.id;
}

/** Links to add without a question: sure ones, of services that the release has no link of. */
export function sureLinks(links: readonly StoreLink[], rows: readonly FoundRow[], options: NewLinks): StoreLink[] {
  const added: StoreLink[] = [];
  for (const row of rows) {
    if (row.status !== 'found' || listedAs([...links, ...added], row.service, row.link.url) !== null) continue;
    added.push(storeLinkFrom(row.service, row.link, options.newId(), options.now));
  }
  return inStoreOrder(added, options.storeOrder);
}

/**
 * Puts a found page in the link that the release has for its service. Of several links, it is the one for all
 * countries. The link keeps its position and its countries.
 */
export function replaceLink(
  links: readonly StoreLink[],
  service: ServiceId,
  found: FoundLink,
  now: number,
): StoreLink[] {
  const same = links.filter((link) => link.service === service);
  const replaced = same.find(({ territories }) => territories.length === 0) ?? same[0];
  return links.map((link) => {
    if (link !== replaced) return link;
    const { url, source, confidence, foundAt } = storeLinkFrom(service, found, link.id, now);
    return { ...link, url, source, confidence, foundAt };
  });
}
