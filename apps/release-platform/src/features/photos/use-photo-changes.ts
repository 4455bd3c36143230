import { useDataAccess } from '@countin/data/access';
import { changePhoto, photosOptions } from '@countin/data/photos';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import type { Photo, PhotoContent } from '@countin/domain/media';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moveOf } from './order-between.ts';

/** Removing, restoring and ordering photos: shown at once, saved by itself, taken back if that fails. */
export function usePhotoChanges(artistId: string) {
  const access = useDataAccess();
  const client = useQueryClient();
  const [removed, setRemoved] = useState<Photo | null>(null);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const [saving, setSaving] = useState(0);
  const { queryKey } = photosOptions(access, artistId);

  async function change(photo: Photo, changes: Partial<PhotoContent>): Promise<boolean> {
    setErrorCode(null);
    setSaving((count) => count + 1);
    await client.cancelQueries({ queryKey });
    const put = (next: Photo) =>
      client.setQueryData<Photo[]>(queryKey, (all = []) =>
        [...all.filter(({ id }) => id !== next.id), next]
          .filter((each) => !each.removed)
          .sort((a, b) => a.order - b.order),
      );
    put({ ...photo, ...changes });
    try {
      const save = (base: Photo) => changePhoto(access, { artistId, photoId: photo.id, base, changes });
      const first = await save(photo);
      // Changed elsewhere meanwhile: what was done last holds.
      const { saved, stored } = first.saved ? first : await save(first.stored);
      put(stored);
      return saved;
    } catch (error) {
      put(photo);
      setErrorCode(errorCodeOf(error));
      return false;
    } finally {
      setSaving((count) => count - 1);
    }
  }

  return {
    /** The photo that was removed last, until it is restored. */
    removed,
    errorCode,
    /** Whether a change is shown that is not stored yet. */
    unsaved: saving > 0,
    async remove(photo: Photo) {
      if (await change(photo, { removed: true })) setRemoved({ ...photo, removed: true });
    },
    async undo() {
      if (removed && (await change(removed, { removed: false }))) setRemoved(null);
    },
    async reorder(before: readonly Photo[], after: readonly Photo[]) {
      const move = moveOf(before, after);
      const photo = before.find(({ id }) => id === move?.id);
      if (move && photo) await change(photo, { order: move.order });
    },
  };
}
