import { ANY_MARKET, type CatalogueItem } from '../client/catalogue-client.ts';
import { CatalogueError } from '../client/catalogue-error.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { askFirst, type Inquiry } from '../find/ask-catalogue.ts';
import { findEverywhere, type FoundEverywhere } from '../find/find-everywhere.ts';
import { isOfTrack, type FindOptions, type FindQuery } from '../find/find-query.ts';
import type { ServiceRow } from '../find/service-row.ts';
import { albumInLink, albumReference } from './album-of-track.ts';
import { mergeItems } from './merge-items.ts';
import type { ReleaseDraft } from './release-draft.ts';

/** A release with everything that the services say of it. */
export interface FoundRelease extends FoundEverywhere {
  /** Null if nothing sure was found. */
  readonly release: ReleaseDraft | null;
  /** Whether a service that could know has answered: that of an entered link, else any. */
  readonly answered: boolean;
}

/**
 * Finds the release that a query names, like `findEverywhere`, with tracks and cover. A track leads to its release first.
 * Errors of a service become its row.
 */
export async function findRelease(query: FindQuery, options: FindOptions): Promise<FoundRelease> {
  const album = await albumOf(query, options);
  const found = album.query ? await findEverywhere(album.query, options) : nothingOf(album.inquiries);
  const full = await Promise.all(found.sure.map((item) => inFull(item, options)));
  const release = mergeItems(full, found.entered);
  return { ...found, release, answered: release !== null || hasAnswered(query, found, options) };
}

function hasAnswered(query: FindQuery, { notReached }: FoundEverywhere, { catalogues }: FindOptions): boolean {
  const own = query.by === 'url' ? catalogues.filter(({ service }) => service === query.reference.service) : [];
  const able = own.length > 0 ? own : catalogues;
  const failed = (one: CatalogueId) => notReached.some(({ catalogue }) => catalogue === one);
  return able.length === 0 || able.some(({ catalogue }) => !failed(catalogue));
}

interface AlbumQuery {
  readonly query: FindQuery | null;
  readonly inquiries: readonly Inquiry[];
}

/** The query for the release of a track: the one that its link names, else a single before others. */
async function albumOf(query: FindQuery, options: FindOptions): Promise<AlbumQuery> {
  if (!isOfTrack(query)) return { query, inquiries: [] };
  const named = query.by === 'url' ? albumInLink(query.reference) : null;
  if (named) return { query: { by: 'url', reference: named }, inquiries: [] };
  const inquiries = await Promise.all(options.catalogues.map((client) => askFirst(client, query, options)));
  const tracks = inquiries.flatMap(({ found }) => found.map(({ item }) => item));
  const single = tracks.find(({ album }) => album?.releaseKind === 'single');
  const reference = [...(single ? [single] : []), ...tracks].flatMap((track) => albumReference(track) ?? [])[0];
  return { query: reference ? { by: 'url', reference } : null, inquiries };
}

/** An item with its tracks; as it is if its service does not answer. */
async function inFull(item: CatalogueItem, { catalogues, deadline, signal }: FindOptions): Promise<CatalogueItem> {
  const client = catalogues.find(({ catalogue }) => catalogue === item.catalogue);
  if (!client) return item;
  try {
    return await client.inFull(item, { market: marketOf(item), deadline, signal });
  } catch (error) {
    if (error instanceof CatalogueError) return item;
    throw error;
  }
}

/** The country in which an item was found. */
function marketOf({ markets }: CatalogueItem): string {
  return markets.live[0] ?? ANY_MARKET;
}

/** No track was found: the rows say which services do not have it, and which have not answered. */
function nothingOf(inquiries: readonly Inquiry[]): FoundEverywhere {
  return {
    rows: inquiries.flatMap(({ client: { service }, error }): ServiceRow[] => {
      if (!service) return [];
      if (!error) return [{ service, status: 'not-found' }];
      return [{ service, status: 'not-reached', reason: error.reason, retryAfterMs: error.retryAfterMs }];
    }),
    facts: null,
    sure: [],
    entered: null,
    notReached: inquiries.flatMap(({ error }) => (error ? [{ catalogue: error.catalogue, reason: error.reason }] : [])),
  };
}
