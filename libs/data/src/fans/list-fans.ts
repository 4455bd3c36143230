import { documents } from '@countin/domain/documents';
import {
  ALL_FANS,
  FAN_ORDER,
  fanQuery,
  isInSegment,
  type Fan,
  type FanConstraint,
  type SegmentConditions,
} from '@countin/domain/fan';
import type { ProfileKind } from '@countin/domain/permissions';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import type { Filter } from '../ports/document-store.ts';
import { Instant } from '../ports/instant.ts';
import { fanKeys } from './fan-keys.ts';

/** Two screens of rows: the first ones are there sooner, since a fan comes with the whole ledger. */
const PAGE_SIZE = 40;
/** Where the query does not say everything, and many of the fans that are read are left out. */
const FILTERED_PAGE_SIZE = 100;
/** Maximum number of fans per query, as in the security rules. */
const LARGEST_PAGE_SIZE = 500;

/** Filter of an artist's or a label's fans. */
export interface FansQuery {
  readonly ownerId: string;
  /** A label reads only those who have agreed to its news: `state` is `confirmed` in the conditions. Artists without it. */
  readonly ownerKind?: ProfileKind;
  readonly conditions: SegmentConditions;
  /** Beginning of a name or contact. */
  readonly search: string;
}

/**
 * One page of an artist's fans, newest first. It can hold fewer than were read, where the query alone does not say
 * everything. Throws AppError.
 */
export async function listFans(
  access: DataAccess,
  { ownerId, ownerKind = 'artist', conditions, search }: FansQuery,
  after: Cursor | null = null,
  wantedSize?: number,
): Promise<Page<Fan>> {
  const filter = { conditions, search };
  const { constraints, isExact } = fanQuery(filter);
  const size = wantedSize ?? (isExact ? PAGE_SIZE : FILTERED_PAGE_SIZE);
  const [field] = FAN_ORDER;
  const page = await readPage(access, documents.ownedFans(ownerKind, ownerId), {
    field,
    filters: constraints.map(filterOf),
    size,
    after,
  });
  if (isExact) return page;
  return { ...page, items: page.items.filter((fan) => isInSegment(fan, filter)) };
}

function filterOf(constraint: FanConstraint): Filter {
  const value = 'instant' in constraint ? Instant.fromMillis(constraint.instant) : constraint.value;
  return [constraint.field, constraint.op, value];
}

/** Iterates over an artist's fans, newest first, in large pages. For the export. Throws AppError. */
export async function* eachPageOfFans(access: DataAccess, wanted: FansQuery): AsyncGenerator<readonly Fan[]> {
  let after: Cursor | null = null;
  do {
    const page: Page<Fan> = await listFans(access, wanted, after, LARGEST_PAGE_SIZE);
    yield page.items;
    after = page.next;
  } while (after);
}

export const fansOptions = (access: DataAccess, wanted: FansQuery) =>
  infiniteQueryOptions({
    queryKey: fanKeys.fanPages(wanted),
    queryFn: ({ pageParam }) => listFans(access, wanted, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });

/** An artist's newest fans, read once, until they are followed live. */
export const firstFansOptions = (access: DataAccess, ownerId: string) =>
  queryOptions({
    queryKey: fanKeys.firstFans(ownerId),
    queryFn: () => listFans(access, { ownerId, conditions: ALL_FANS, search: '' }),
    staleTime: Infinity,
  });

/**
 * All fans in large pages, to continue a live list of the newest. They are read once for each visit: a refetch would
 * read every page again.
 */
export const allFansOptions = (access: DataAccess, wanted: FansQuery) =>
  infiniteQueryOptions({
    queryKey: fanKeys.allFans(wanted.ownerId),
    queryFn: ({ pageParam }) => listFans(access, wanted, pageParam, LARGEST_PAGE_SIZE),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    staleTime: Infinity,
    gcTime: 0,
  });
