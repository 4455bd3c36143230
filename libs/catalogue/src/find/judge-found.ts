import { matchRelease, NO_FACTS, type ReleaseFacts, type ReleaseMatch } from '@countin/domain/release-match';
import type { CatalogueItem } from '../client/catalogue-client.ts';
import type { Found } from './ask-catalogue.ts';
import { doubtMatch } from './doubt-match.ts';
import type { FindQuery } from './find-query.ts';

/** A found item with the confidence that it is the wanted one. */
export interface Judged extends Found {
  readonly match: ReleaseMatch;
}

/**
 * Judges found items. With known facts, each is compared with these. Without, each is compared with what the other catalogues say, so
 * that an item never vouches for itself.
 */
export function judgeFound(found: readonly Found[], query: FindQuery, known: ReleaseFacts | null): Judged[] {
  return found.map((one) => {
    const match = matchRelease(wantedFor(one, found, query, known), one.item);
    return { ...one, match: doubtMatch(match, one, query, known) };
  });
}

function wantedFor(one: Found, found: readonly Found[], query: FindQuery, known: ReleaseFacts | null): ReleaseFacts {
  const requested = codesOf(query, found);
  if (known) return { ...known, ...joined(requested, known) };
  const entered = enteredItem(found);
  const reference = entered ?? mostAgreed(witnessesFor(one, found, requested));
  return reference ? { ...reference, ...joined(requested, reference) } : { ...NO_FACTS, ...requested };
}

/** Items of other catalogues. One that does not repeat the code says nothing against one that does. */
function witnessesFor(one: Found, found: readonly Found[], requested: Codes): CatalogueItem[] {
  return found
    .map(({ item }) => item)
    .filter((item) => item.catalogue !== one.item.catalogue)
    .filter((item) => !repeats(one.item, requested) || repeats(item, requested));
}

function joined(requested: Codes, facts: ReleaseFacts): Codes {
  return {
    gtins: [...requested.gtins, ...facts.gtins],
    isrcs: facts.isrcs.length > 0 ? facts.isrcs : requested.isrcs,
  };
}

interface Codes {
  readonly gtins: readonly string[];
  readonly isrcs: readonly string[];
}

/** Codes that the wanted release has: those asked for, or those of the item behind the entered link. */
function codesOf(query: FindQuery, found: readonly Found[]): Codes {
  if (query.by === 'upc') return { gtins: [query.gtin.key], isrcs: [] };
  if (query.by === 'isrc') return { gtins: [], isrcs: [query.isrc] };
  const entered = enteredItem(found);
  return { gtins: entered?.gtins ?? [], isrcs: entered?.isrcs ?? [] };
}

/**
 * The item behind the entered link, right by definition. It comes from the link's own service, or else from
 * MusicBrainz, which knows links of services that cannot be asked.
 */
export function enteredItem(found: readonly Found[]): CatalogueItem | null {
  const items = found.filter(({ method }) => method === 'url').map(({ item }) => item);
  return items.find(({ service }) => service !== null) ?? items[0] ?? null;
}

function repeats(item: CatalogueItem, { gtins, isrcs }: Codes): boolean {
  return item.gtins.some((gtin) => gtins.includes(gtin)) || item.isrcs.some((isrc) => isrcs.includes(isrc));
}

/** The item that the others agree with most; the most trusted catalogue's among equals. */
function mostAgreed(items: readonly CatalogueItem[]): CatalogueItem | null {
  let best: { readonly item: CatalogueItem; readonly points: number } | null = null;
  for (const item of items) {
    const points = items.reduce((sum, other) => sum + (other === item ? 0 : matchRelease(item, other).score), 0);
    if (!best || points > best.points) best = { item, points };
  }
  return best?.item ?? null;
}
