import type { User } from '@countin/domain';
import { useEffect, useState } from 'react';
import { watchUser } from '../users/watch-user.ts';
import { useDataAccess } from './data-access-context.tsx';

/** The signed-in person's user document, live; undefined until known, and when nobody is signed in. */
export function useLiveUser(uid: string | null): User | undefined {
  const access = useDataAccess();
  const [user, setUser] = useState<User>();
  useEffect(() => (uid === null ? undefined : watchUser(access, uid, setUser)), [access, uid]);
  return user?.uid === uid ? user : undefined;
}
