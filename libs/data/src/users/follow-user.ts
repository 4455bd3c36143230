import type { AuthSync } from '@countin/auth-sync/browser';
import type { User } from '@countin/domain/account';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sameValue } from '@countin/domain/values';
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
      const before = client.getQueryData<User>(queryKeys.user(uid));
      client.setQueryData(queryKeys.user(uid), user);
      if (before) followRoles(client, before, user);
      had(true);
    },
    errorCode: () => had(false),
    denied: () => void sync.checkStored({ anew: true }),
  });
  ended.addEventListener('abort', drop, { once: true });
}

/** After a change of roles, lists of profiles and releases are read again. */
function followRoles(client: QueryClient, before: User, user: User): void {
  const changed: QueryKey[] = [];
  if (!sameValue(before.artistRoles, user.artistRoles)) changed.push(queryKeys.artists(), queryKeys.releases());
  if (!sameValue(before.labelRoles, user.labelRoles)) changed.push(queryKeys.labels(), queryKeys.pages());
  for (const queryKey of changed) void client.invalidateQueries({ queryKey });
}
