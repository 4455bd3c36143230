export { isFullMatch, matchOf } from './score.ts';
export type { Match } from './score.ts';
export { apart, byScore, oncePerArtist, ORDERS, positionsOf, withoutHidden } from './fair-order.ts';
export {
  discoveryCardSchema,
  entryOf,
  isOnShelf,
  lastInstantOf,
  medleyCard,
  releaseCard,
  searchTextOf,
  shelfAt,
  shelvesAt,
  shownOnShelf,
} from './entry.ts';
export type { DiscoveryCard, DiscoveryEntry, ReleaseNeighbours } from './entry.ts';
export { chosenWords, firstLookups, meantLookups, nextLookup } from './lookups.ts';
export type { Lookup } from './lookups.ts';
export { parseSearch, withMeant } from './search-query.ts';
export type { SearchedWord, SearchQuery } from './search-query.ts';
export { correctableWords } from './search-text.ts';
export type { SearchText } from './search-text.ts';
export {
  countedGenre,
  DISCOVERY_SHELVES,
  releaseWeekOf,
  shelfKey,
  shelfKeys,
  startOfReleaseWeek,
} from './shelf-keys.ts';
export type { DiscoveryShelf, ShelfFilter } from './shelf-keys.ts';
export { searchableWords } from './words.ts';
export type { SearchWord } from './words.ts';
export { beginning, PAIRED_LENGTHS, pairTerm, searchTerms } from './terms.ts';
export { isCorrectable, isOneTypo, typoKeys, wordKey } from './typos.ts';
