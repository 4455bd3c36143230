import { documents } from '@countin/domain/documents';
import type { ProfileKind } from '@countin/domain/permissions';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readPage, type Cursor } from '../documents/page-of-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

const PAGE_SIZE = 20;

/** Activity log of a profile, newest first, for its owner and managers. */
export const activityOptions = (access: DataAccess, kind: ProfileKind, profileId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.activity(kind, profileId),
    queryFn: ({ pageParam }) =>
      readPage(access, documents.activities(kind, profileId), {
        field: 'at',
        filters: [],
        size: PAGE_SIZE,
        after: pageParam,
      }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
