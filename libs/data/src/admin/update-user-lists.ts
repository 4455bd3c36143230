import type { DirectoryEntry } from '@countin/domain/admin';
import type { CallableOutput } from '@countin/domain/callables';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../query/query-keys.ts';
import { adminKeys } from './admin-keys.ts';

type Lists = InfiniteData<CallableOutput<'findUsers'>, string | null>;

interface ChangedUser {
  readonly client: QueryClient;
  readonly input: { readonly uid: string };
  /** Undefined when the change failed. */
  readonly output: { readonly user: DirectoryEntry } | undefined;
}

/**
 * Updates a changed user in all cached lists and invalidates the other queries about the user. A filtered list keeps a
 * user who no longer matches until its next read. No row disappears under the pointer.
 */
export async function updateUserLists({ client, input: { uid }, output }: ChangedUser): Promise<void> {
  if (output) {
    client.setQueriesData<Lists>(
      { queryKey: adminKeys.adminSearches() },
      (lists) =>
        lists && {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            users: page.users.map((user) => (user.uid === uid ? output.user : user)),
          })),
        },
    );
    // An admin may change their own account.
    await client.invalidateQueries({ queryKey: queryKeys.user(uid) });
  }
  await Promise.all([
    client.invalidateQueries({ queryKey: adminKeys.adminUser(uid) }),
    client.invalidateQueries({ queryKey: adminKeys.adminAudits() }),
  ]);
}
