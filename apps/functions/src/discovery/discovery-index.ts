import type { DiscoveryCursor } from '@countin/domain/callables';
import type { DiscoveryCard, DiscoveryShelf, SearchQuery, ShelfFilter } from '@countin/domain/discovery';

/** A page of a list, with what reading it cost. */
export interface DiscoveryPage {
  readonly cards: readonly DiscoveryCard[];
  /** Null at the end. */
  readonly next: DiscoveryCursor | null;
  /** Documents that the database counts as read. */
  readonly reads: number;
}

/** Request for a page of a shelf. */
export interface ShelfQuery extends ShelfFilter {
  readonly shelf: DiscoveryShelf;
  /** Release week; undefined for all. */
  readonly week?: number | undefined;
  readonly after: DiscoveryCursor | null;
}

/**
 * Finds published releases and medleys. The database is one implementation; a search engine that gets the same entries
 * would be another, and nothing else changes.
 */
export interface DiscoveryIndex {
  search(query: SearchQuery, after: DiscoveryCursor | null, now: number): Promise<DiscoveryPage>;
  shelf(query: ShelfQuery, now: number): Promise<DiscoveryPage>;
}
