import { queryKeys, useDataAccess } from '@countin/data/access';
import { photosOptions, uploadPhoto } from '@countin/data/photos';
import { useSession } from '@countin/data/session';
import { LIMITS } from '@countin/domain/fields';
import type { Photo } from '@countin/domain/media';
import type { ArtistProfile } from '@countin/domain/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readPhoto } from './read-photo.ts';
import { createUploadQueue, type Attempt, type Upload, type UploadQueue } from './upload-queue.ts';

/** The photos of an artist that are on their way. They end with the screen. */
export function usePhotoUploads({ id: artistId, language }: ArtistProfile): {
  readonly uploads: readonly Upload[];
  readonly queue: UploadQueue;
} {
  const access = useDataAccess();
  const client = useQueryClient();
  const { uid } = useSession();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [queue] = useState(() => {
    const { queryKey } = photosOptions(access, artistId);
    const photos = () => client.getQueryData<Photo[]>(queryKey) ?? [];
    // Two that are sent side by side must not get the same position.
    let last = 0;
    const send = async (attempt: Attempt) => {
      last = Math.max(last, ...photos().map(({ order }) => order)) + 1;
      const content = {
        order: last,
        alt: '',
        altLanguage: language,
        credit: '',
        focus: { x: 50, y: 50 },
        press: false,
        download: false,
        removed: false,
      };
      const photo = await uploadPhoto(access, { ...attempt, artistId, uid, content });
      await client.cancelQueries({ queryKey });
      client.setQueryData<Photo[]>(queryKey, (before = []) =>
        // The later of two may arrive first.
        [...before, photo].sort((a, b) => a.order - b.order),
      );
      void client.invalidateQueries({ queryKey: queryKeys.photos(artistId), refetchType: 'none' });
    };
    return createUploadQueue({
      read: readPhoto,
      isKnown: (hash) => photos().some((photo) => photo.hash === hash),
      send,
      onChange: setUploads,
    });
  });
  useEffect(() => () => queue.end(), [queue]);
  return { uploads, queue };
}

/** How many more photos an artist may have. */
export const roomFor = (photos: readonly Photo[], uploads: readonly Upload[]): number =>
  Math.max(0, LIMITS.photos - photos.length - uploads.filter(({ state }) => PENDING.includes(state.kind)).length);

/** States of a file that is not there yet and will be. */
export const PENDING: readonly Upload['state']['kind'][] = ['waiting', 'sending', 'paused'];
