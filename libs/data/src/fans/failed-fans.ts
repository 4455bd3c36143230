import { documents, idPages } from '@countin/domain/documents';
import { isInSegment, type Fan } from '@countin/domain/fan';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readPage, type Cursor, type Page } from '../documents/page-of-documents.ts';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { fanKeys } from './fan-keys.ts';
import type { FansQuery } from './list-fans.ts';

const PAGE_SIZE = 100;

/**
 * One page of the fans whose release-day message was not delivered, among those of a segment or a search. With releases
 * in the conditions, only messages of those count. Throws AppError.
 */
export async function listFailedFans(
  access: DataAccess,
  { ownerId, conditions, search }: FansQuery,
  after: Cursor | null = null,
): Promise<Page<Fan>> {
  const failed = await readPage(access, documents.signups(ownerId), {
    field: 'createdAt',
    filters: [['state', '==', 'failed']],
    size: PAGE_SIZE,
    after,
  });
  const { releases } = conditions;
  const contacts = failed.items
    .filter(({ productId }) => releases.length === 0 || (productId !== null && releases.includes(productId)))
    .map(({ contact }) => contact);
  const pages = await Promise.all(
    idPages([...new Set(contacts)]).map((some) =>
      readDocuments(access, documents.fans(ownerId), {
        filters: [['contact', 'in', some]],
        limit: some.length,
      }),
    ),
  );
  // The message decides the release: its consent may be withdrawn since.
  const rest = { conditions: { ...conditions, releases: [] }, search };
  return { items: pages.flat().filter((fan) => isInSegment(fan, rest)), next: failed.next };
}

export const failedFansOptions = (access: DataAccess, wanted: FansQuery) =>
  infiniteQueryOptions({
    queryKey: fanKeys.failedFans(wanted),
    queryFn: ({ pageParam }) => listFailedFans(access, wanted, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
