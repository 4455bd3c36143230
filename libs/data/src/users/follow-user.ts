import type { AuthSync } from '@countin/auth-sync/browser';
import type { QueryClient } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { watchUser } from './watch-user.ts';

interface FollowedUser {
  readonly client: QueryClient;
  readonly sync: Pick<AuthSync, 'checkStored'>;
  /** Aborted when the person is not followed any more. */
  readonly ended: AbortSignal;
  /** Told with each news whether the document can be had. */
  readonly had: (had: boolean) => void;
}

/** Keeps what the screens know of the signed-in person true. Whom the database refuses, the server is asked about. */
export function followUser(access: DataAccess, uid: string, { client, sync, ended, had }: FollowedUser): void {
  if (ended.aborted) return;
  const drop = watchUser(access, uid, {
    next(user) {
      client.setQueryData(queryKeys.user(uid), user);
      had(true);
    },
    fault: () => had(false),
    denied: () => void sync.checkStored({ anew: true }),
  });
  ended.addEventListener('abort', drop, { once: true });
}
