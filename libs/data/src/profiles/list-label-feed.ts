import { documents } from '@countin/domain/documents';
import {
  feedConditions,
  readFeedPage,
  type FeedFilter,
  type FeedPage,
  type ListCursor,
  type ReadFiltered,
} from '@countin/domain/pages';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID, type Filter } from '../ports/document-store.ts';
import { Instant } from '../ports/instant.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Releases of one page, as on the public feed. */
const PAGE_SIZE = 24;

/** Label, and which of its releases the feed shows; without a filter it shows none. */
export interface LabelFeed {
  readonly labelId: string;
  readonly filter: FeedFilter | null;
}

/** One page of a label's feed, in the order of its filter. Throws AppError. */
export async function listLabelFeed(
  access: DataAccess,
  { labelId, filter }: LabelFeed,
  now: number,
  after?: ListCursor,
): Promise<FeedPage> {
  if (!filter) return { releases: [], next: null };
  return readFeedPage(labelReleasesReader(access, labelId, now), { filter, most: PAGE_SIZE, now, after });
}

function labelReleasesReader(access: DataAccess, labelId: string, now: number): ReadFiltered {
  return (filter, limit, after) => {
    const direction = filter.order === 'oldest' ? 'asc' : 'desc';
    return readDocuments(access, documents.releasePages(), {
      filters: feedConditions(labelId, filter, now).map(([field, operator, value]): Filter => [
        field,
        operator,
        typeof value === 'number' ? Instant.fromMillis(value) : value,
      ]),
      order: [
        ['firstInstant', direction],
        [DOCUMENT_ID, direction],
      ],
      ...(after && { after: [Instant.fromMillis(after.firstInstant), after.id] }),
      limit,
    });
  };
}

export const labelFeedOptions = (access: DataAccess, feed: LabelFeed) =>
  infiniteQueryOptions({
    queryKey: queryKeys.labelFeed(feed.labelId, feed.filter),
    queryFn: ({ pageParam }) => listLabelFeed(access, feed, Date.now(), pageParam ?? undefined),
    initialPageParam: null as ListCursor | null,
    getNextPageParam: (page) => page.next,
  });
