import type { CallableOutput, DirectoryEntry } from '@countin/domain';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../query/query-keys.ts';

type Lists = InfiniteData<CallableOutput<'findUsers'>, string | null>;

/**
 * Puts a changed person where lists have them, which stay as long as they are, and makes stale what else tells of them.
 * A list that no longer fits them keeps them until it is asked for again, so that nobody disappears under a hand.
 */
export async function noteChange(client: QueryClient, changed: DirectoryEntry | undefined, uid: string): Promise<void> {
  if (changed) {
    client.setQueriesData<Lists>(
      { queryKey: queryKeys.adminSearches() },
      (lists) =>
        lists && {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            users: page.users.map((user) => (user.uid === uid ? changed : user)),
          })),
        },
    );
    // Of one's own account, or for whoever else is signed in with it here.
    await client.invalidateQueries({ queryKey: queryKeys.user(uid) });
  }
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.adminUser(uid) }),
    client.invalidateQueries({ queryKey: queryKeys.adminAudits() }),
  ]);
}
