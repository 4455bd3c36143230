import { userSchema, type User } from '@countin/domain/account';
import { paths } from '@countin/domain/documents';
import type { DataAccess, Dispose } from '../access/data-access.ts';
import { openSubscription } from '../live/open-subscription.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { firestoreError } from '../errors/firestore-error.ts';
import { defaultUser } from './get-user.ts';

/** How a person's user document is followed. */
export interface UserWatch {
  /** It as it is now, or the default where it is missing. */
  readonly next: (user: User) => void;
  /** It cannot be had any more: the person counts as an artist who is not an admin. Logged already. */
  readonly fault: () => void;
  /** The database has ended the live subscription: the session may be over. Comes after `fault`. */
  readonly denied: () => void;
}

/** Follows the signed-in person's user document live. Returns the function that drops the subscription. */
export function watchUser(access: DataAccess, uid: string, { next, fault, denied }: UserWatch): Dispose {
  const log = (error: unknown) => access.log('Error loading user data:', error);
  const fail = (error: unknown) => {
    log(error);
    fault();
  };
  return openSubscription(
    access,
    (live) =>
      live.watchDocument(paths.user(uid), {
        next: ({ value }) => {
          try {
            next(value ? parseDocument(userSchema, value) : defaultUser(uid));
          } catch (error) {
            fail(error);
          }
        },
        error: (error) => {
          fail(error);
          if (firestoreError(error).code === 'access/denied') denied();
        },
        // What was read once stays true enough where the SDK does not load.
      }),
    log,
  );
}
