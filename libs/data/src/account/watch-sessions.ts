import { sessionRecordSchema, type SessionRecord } from '@countin/domain/account';
import { paths } from '@countin/domain/documents';
import type { AppError } from '@countin/domain/errors';
import type { DataAccess, Dispose } from '../access/data-access.ts';
import type { LiveUpdate } from '../live/live-store.ts';
import { openSubscription } from '../live/open-subscription.ts';
import { parseDocuments } from '../documents/parse-document.ts';
import { firestoreError } from '../errors/firestore-error.ts';

const MOST = 100;

/** Where a person is signed in. */
export interface SessionFeed {
  readonly uid: string;
  /** How many of the records that were seen last, ended ones included; at most 100, as the rules have it. */
  readonly limit: number;
}

/** Sessions that go on. */
export interface OpenSessions {
  /** Seen last first. */
  readonly sessions: readonly SessionRecord[];
  /** There may be more beyond the feed's limit. */
  readonly more: boolean;
}

export interface SessionObserver {
  /** `current` is false while the connection is down. */
  readonly next: (update: LiveUpdate<OpenSessions>) => void;
  /** It has ended for good. A lost connection does not end it. */
  readonly error: (error: AppError) => void;
}

/** Follows where the signed-in person is signed in, live; what has ended is left out. */
export function watchSessions(access: DataAccess, { uid, limit }: SessionFeed, observer: SessionObserver): Dispose {
  const fail = (error: unknown) => observer.error(firestoreError(error));
  return openSubscription(
    access,
    (live) =>
      live.watchNewest(paths.sessions(uid), 'lastSeenAt', limit, {
        next: ({ value, current }) => {
          const sessions = parseDocuments(access, sessionRecordSchema, value).filter(({ endedAt }) => endedAt === null);
          observer.next({ value: { sessions, more: value.length === limit && limit < MOST }, current });
        },
        error: fail,
      }),
    fail,
  );
}
