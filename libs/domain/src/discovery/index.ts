export { isFullMatch, matchOf } from './score.ts';
export type { Match } from './score.ts';
export { apart, byScore, oncePerArtist, ORDERS, withoutHidden } from './fair-order.ts';
export {
  entryOf,
  isOnShelf,
  lastInstantOf,
  medleyCard,
  releaseCard,
  searchTextOf,
  shelvesAt,
  shownOnShelf,
} from './entry.ts';
export type { DiscoveryCard, DiscoveryEntry, ReleaseNeighbours } from './entry.ts';
export { chosenWords, firstLookups, correctedLookups, nextLookup } from './lookups.ts';
export type { Lookup } from './lookups.ts';
export { parseSearch, withCorrections } from './search-query.ts';
export type { SearchQuery } from './search-query.ts';
export { correctableWords } from './search-text.ts';
export { countedGenre, DISCOVERY_SHELVES, releaseWeekOf, shelfKey, startOfReleaseWeek } from './shelf-keys.ts';
export type { DiscoveryShelf, ShelfFilter } from './shelf-keys.ts';
export { searchableWords } from './words.ts';
export { beginning } from './terms.ts';
export { isCorrectable, isOneTypo, typoKeys, wordKey } from './typos.ts';
