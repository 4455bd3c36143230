import type { User } from '@countin/domain/account';
import { documents } from '@countin/domain/documents';
import type { DataAccess } from '../ports/data-access.ts';
import type { Dispose } from '../ports/dispose.ts';
import { openSubscription } from '../live/open-subscription.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { firestoreError } from '../errors/firestore-error.ts';
import { defaultUser } from './get-user.ts';

/** Observer of a user document. */
export interface UserWatch {
  /** Current document, or the default if it does not exist. */
  readonly next: (user: User) => void;
  /** The document is no longer readable: the user counts as an artist who is not an admin. Already logged. */
  readonly errorCode: () => void;
  /** The database has denied the live subscription: the session may have ended. Called after the callback above. */
  readonly denied: () => void;
}

/** Subscribes to the signed-in user's document. Returns the dispose function. */
export function watchUser(access: DataAccess, uid: string, { next, errorCode, denied }: UserWatch): Dispose {
  const log = (error: unknown) => access.log('Error loading user data:', error);
  const fail = (error: unknown) => {
    log(error);
    errorCode();
  };
  return openSubscription(
    access,
    (live) =>
      live.watchDocument(documents.user(uid).path, {
        next: ({ value }) => {
          try {
            next(value ? parseDocument(documents.user, value) : defaultUser(uid));
          } catch (error) {
            fail(error);
          }
        },
        error: (error) => {
          fail(error);
          if (firestoreError(error).code === 'access/denied') denied();
        },
        // If the SDK does not load, the document from the first read stays in use.
      }),
    log,
  );
}
