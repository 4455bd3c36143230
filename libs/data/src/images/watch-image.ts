import { documents } from '@countin/domain/documents';
import type { AppError } from '@countin/domain/errors';
import type { Image } from '@countin/domain/media';
import type { DataAccess } from '../ports/data-access.ts';
import type { Dispose } from '../ports/dispose.ts';
import type { LiveUpdate } from '../ports/live-store.ts';
import { openSubscription } from '../live/open-subscription.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { firestoreError } from '../errors/firestore-error.ts';

export interface ImageObserver {
  /** Null before the server has started on the upload; `current` is false while the connection is down. */
  readonly next: (update: LiveUpdate<Image | null>) => void;
  /** The subscription has ended permanently. A lost connection does not end it. */
  readonly error: (error: AppError) => void;
}

/** Subscribes to the processing state of an upload. For the owner of the artist profile. */
export function watchImage(access: DataAccess, artistId: string, imageId: string, observer: ImageObserver): Dispose {
  const fail = (error: unknown) => observer.error(firestoreError(error));
  return openSubscription(
    access,
    (live) =>
      live.watchDocument(documents.image(artistId, imageId).path, {
        next: ({ value, current }) => {
          try {
            observer.next({ value: value && parseDocument(documents.image, value), current });
          } catch (error) {
            fail(error);
          }
        },
        error: fail,
      }),
    fail,
  );
}
