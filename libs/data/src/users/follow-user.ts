import type { AuthSync } from '@countin/auth-sync/browser';
import type { QueryClient } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { watchUser } from './watch-user.ts';

interface FollowedUser {
  readonly client: QueryClient;
  readonly sync: Pick<AuthSync, 'checkStored'>;
  /** Aborts when the subscription ends. */
  readonly ended: AbortSignal;
  /** Called at every update with whether the document is readable. */
  readonly had: (had: boolean) => void;
}

/** Keeps the cached user document current. If the database denies access, the stored token is checked at the server. */
export function followUser(access: DataAccess, uid: string, { client, sync, ended, had }: FollowedUser): void {
  if (ended.aborted) return;
  const drop = watchUser(access, uid, {
    next(user) {
      client.setQueryData(queryKeys.user(uid), user);
      had(true);
    },
    errorCode: () => had(false),
    denied: () => void sync.checkStored({ anew: true }),
  });
  ended.addEventListener('abort', drop, { once: true });
}
