import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** How somebody is looked for; without anything it is everybody, newest first. */
export type UserSearch = Omit<CallableInput<'findUsers'>, 'cursor'>;
export type FoundUsers = CallableOutput<'findUsers'>;

/** One page of the people whom an admin looks for. Throws AppError, `access/denied` for everybody else. */
export function findUsers(access: DataAccess, search: UserSearch, cursor: string | null = null): Promise<FoundUsers> {
  return callOperation(access, 'findUsers', { ...search, cursor });
}

export const usersOptions = (access: DataAccess, search: UserSearch) =>
  infiniteQueryOptions({
    queryKey: queryKeys.adminSearch(search),
    queryFn: ({ pageParam }) => findUsers(access, search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    placeholderData: keepPreviousData,
    // All the pages that somebody has scrolled through would be asked for again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
