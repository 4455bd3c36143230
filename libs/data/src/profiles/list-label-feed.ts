import { documents } from '@countin/domain/documents';
import { feedConditions, isInFeed, type FeedFilter } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { parseDocuments } from '../documents/parse-document.ts';
import { findDocuments } from '../documents/read-documents.ts';
import type { Cursor, Page } from '../documents/page-of-documents.ts';
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
  after: Cursor | null = null,
): Promise<Page<ReleasePage>> {
  if (!filter) return { items: [], next: null };
  const direction = filter.order === 'oldest' ? 'asc' : 'desc';
  const found = await findDocuments(access, documents.releasePages().path, {
    filters: feedConditions(labelId, filter, now).map(([field, operator, value]): Filter => [
      field,
      operator,
      typeof value === 'number' ? Instant.fromMillis(value) : value,
    ]),
    order: [
      ['firstInstant', direction],
      [DOCUMENT_ID, direction],
    ],
    ...(after && { after: [new Instant(after.seconds, after.nanoseconds), after.id] }),
    limit: PAGE_SIZE,
  });
  const last = found.length === PAGE_SIZE ? found.at(-1) : undefined;
  const instant = last?.data['firstInstant'];
  return {
    items: parseDocuments(access, documents.releasePages(), found).filter((release) => isInFeed(filter, release, now)),
    next:
      last && instant instanceof Instant
        ? { seconds: instant.seconds, nanoseconds: instant.nanoseconds, id: last.id }
        : null,
  };
}

export const labelFeedOptions = (access: DataAccess, feed: LabelFeed) =>
  infiniteQueryOptions({
    queryKey: queryKeys.labelFeed(feed.labelId, feed.filter),
    queryFn: ({ pageParam }) => listLabelFeed(access, feed, Date.now(), pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
