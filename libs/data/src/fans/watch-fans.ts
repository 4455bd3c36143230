import { documents } from '@countin/domain/documents';
import type { AppError } from '@countin/domain/errors';
import type { Fan } from '@countin/domain/fan';
import type { DataAccess } from '../ports/data-access.ts';
import type { Dispose } from '../ports/dispose.ts';
import type { LiveUpdate } from '../ports/live-store.ts';
import { openSubscription } from '../live/open-subscription.ts';
import { parseDocuments } from '../documents/parse-document.ts';
import { firestoreError } from '../errors/firestore-error.ts';

/** Query for an artist's newest fans. */
export interface FanFeed {
  readonly artistId: string;
  /** At most 500, as in the security rules. */
  readonly limit: number;
}

export interface FanObserver {
  /** Newest first; `current` is false while the connection is down. */
  readonly next: (update: LiveUpdate<readonly Fan[]>) => void;
  /** The subscription has ended permanently. A lost connection does not end it. */
  readonly error: (error: AppError) => void;
}

/** Subscribes to an artist's newest fans. */
export function watchFans(access: DataAccess, { artistId, limit }: FanFeed, observer: FanObserver): Dispose {
  const fail = (error: unknown) => observer.error(firestoreError(error));
  return openSubscription(
    access,
    (live) =>
      live.watchNewest(documents.fans(artistId).path, 'createdAt', limit, {
        next: ({ value, current }) => observer.next({ value: parseDocuments(access, documents.fans, value), current }),
        error: fail,
      }),
    fail,
  );
}
