import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { adminKeys } from './admin-keys.ts';

/** Search criteria for users. Without criteria the search finds all users, newest first. */
export type UserSearch = Omit<CallableInput<'findUsers'>, 'cursor'>;
export type FoundUsers = CallableOutput<'findUsers'>;

/** One page of an admin's user search. Throws AppError, `access/denied` for non-admins. */
export function findUsers(access: DataAccess, search: UserSearch, cursor: string | null = null): Promise<FoundUsers> {
  return callOperation(access, 'findUsers', { ...search, cursor });
}

export const usersOptions = (access: DataAccess, search: UserSearch) =>
  infiniteQueryOptions({
    queryKey: adminKeys.adminSearch(search),
    queryFn: ({ pageParam }) => findUsers(access, search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    placeholderData: keepPreviousData,
    // A refetch would request all pages that the admin has scrolled through.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
