import { paths, userSchema, type User } from '@countin/domain';
import type { DataAccess, Dispose } from '../access/data-access.ts';
import { openSubscription } from '../access/open-subscription.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { firestoreError } from '../errors/firestore-error.ts';
import { defaultUser, getUser } from './get-user.ts';

/** How a person's user document is followed. */
export interface UserWatch {
  /** It as it is now, or the default where it is missing. */
  readonly next: (user: User) => void;
  /** It cannot be had: the person counts as an artist who is not an admin. Logged already. */
  readonly fault: () => void;
  /** The database has ended the live subscription: the session may be over. Comes after `fault`. */
  readonly denied: () => void;
  /** The first read; default: from the database. */
  readonly load?: () => Promise<User>;
  /** Calls back when the SDK for live changes may load; default: at once. */
  readonly whenCalm?: (open: () => void) => Dispose;
}

/**
 * The signed-in person's user document: read once, then live (section 4 of the specification). Returns the function
 * that drops the subscription.
 */
export function watchUser(access: DataAccess, uid: string, watch: UserWatch): Dispose {
  const { next, fault, denied, load = () => getUser(access, uid), whenCalm = atOnce } = watch;
  let heardLive = false;
  let ended = false;
  let close: Dispose = () => undefined;
  const fail = (error: unknown) => {
    access.log('Error loading user data:', error);
    fault();
  };
  const follow = () =>
    openSubscription(access, (live) =>
      live.watchDocument(paths.user(uid), {
        next: ({ value }) => {
          heardLive = true;
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
      }), (error) => access.log('Error loading user data:', error));

  load().then(
    (user) => {
      if (!heardLive && !ended) next(user);
    },
    (error: unknown) => {
      if (!heardLive && !ended) fail(error);
    },
  );
  const waiting = whenCalm(() => {
    if (!ended) close = follow();
  });
  return () => {
    ended = true;
    waiting();
    close();
  };
}

function atOnce(open: () => void): Dispose {
  open();
  return () => undefined;
}
