import { paths, userSchema, type User } from '@countin/domain';
import type { DataAccess, Dispose } from '../access/data-access.ts';
import { openSubscription } from '../access/open-subscription.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { defaultUser, getUser } from './get-user.ts';

/**
 * The signed-in person's user document: read once, then live (section 4 of the specification). A missing document,
 * and any fault, is an artist who is not an admin; faults are logged.
 */
export function watchUser(access: DataAccess, uid: string, onChange: (user: User) => void): Dispose {
  let heardLive = false;
  let ended = false;
  const fail = (error: unknown) => {
    access.log('Error loading user data:', error);
    onChange(defaultUser(uid));
  };
  getUser(access, uid).then(
    (user) => {
      if (!heardLive && !ended) onChange(user);
    },
    (error: unknown) => {
      if (!heardLive && !ended) fail(error);
    },
  );
  const close = openSubscription(access, (live) =>
    live.watchDocument(paths.user(uid), {
      next: ({ value }) => {
        heardLive = true;
        try {
          onChange(value ? parseDocument(userSchema, value) : defaultUser(uid));
        } catch (error) {
          fail(error);
        }
      },
      error: fail,
    }), fail);
  return () => {
    ended = true;
    close();
  };
}
