import type { Gtin } from '@countin/domain/identifiers';
import type { ReleaseFacts } from '@countin/domain/release-match';
import type { StoreReference } from '@countin/domain/store-links';
import type { CatalogueClient } from '../client/catalogue-client.ts';

/** Release to find. */
export type FindQuery =
  | { readonly by: 'upc'; readonly gtin: Gtin }
  | { readonly by: 'isrc'; readonly isrc: string }
  | { readonly by: 'url'; readonly reference: StoreReference };

/** Whether a query names a track, not a release. */
export function isOfTrack(query: FindQuery): boolean {
  return query.by === 'isrc' || (query.by === 'url' && query.reference.kind === 'track');
}

/** Method by which a link was found. `url`: it is the link that was entered. */
export type FindMethod = 'upc' | 'isrc' | 'title' | 'url';

/** Where and how long to look. */
export interface FindOptions {
  readonly catalogues: readonly CatalogueClient[];
  /** Known facts of the release, such as the artist's own entries; null to compare the services with each other. */
  readonly known: ReleaseFacts | null;
  /** Countries to ask for, ISO 3166-1 alpha-2. The next one is asked only where the release is not found. */
  readonly markets: readonly [string, ...string[]];
  /** Until when answers are of use, milliseconds since 1970. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
}
