import type { SessionRecord } from '@countin/domain/account';
import { documents } from '@countin/domain/documents';
import type { AppError } from '@countin/domain/errors';
import type { DataAccess } from '../ports/data-access.ts';
import type { Dispose } from '../ports/dispose.ts';
import type { LiveUpdate } from '../ports/live-store.ts';
import { openSubscription } from '../live/open-subscription.ts';
import { parseDocuments } from '../documents/parse-document.ts';
import { firestoreError } from '../errors/firestore-error.ts';

const MOST = 100;

/** Query for a user's sessions. */
export interface SessionFeed {
  readonly uid: string;
  /** Number of the most recently used records, including ended ones; the security rules allow at most 100. */
  readonly limit: number;
}

/** Sessions that have not ended. */
export interface OpenSessions {
  /** Most recently used first. */
  readonly sessions: readonly SessionRecord[];
  /** Whether more sessions may exist beyond the limit. */
  readonly more: boolean;
}

export interface SessionObserver {
  /** `current` is false while the connection is down. */
  readonly next: (update: LiveUpdate<OpenSessions>) => void;
  /** The subscription has ended permanently. A lost connection does not end it. */
  readonly error: (error: AppError) => void;
}

/** Subscribes to the signed-in user's open sessions. */
export function watchSessions(access: DataAccess, { uid, limit }: SessionFeed, observer: SessionObserver): Dispose {
  const fail = (error: unknown) => observer.error(firestoreError(error));
  return openSubscription(
    access,
    (live) =>
      live.watchNewest(documents.sessions(uid).path, 'lastSeenAt', limit, {
        next: ({ value, current }) => {
          const sessions = parseDocuments(access, documents.sessions, value).filter(({ endedAt }) => endedAt === null);
          observer.next({ value: { sessions, more: value.length === limit && limit < MOST }, current });
        },
        error: fail,
      }),
    fail,
  );
}
