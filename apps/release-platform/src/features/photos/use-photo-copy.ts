import { queryKeys, useDataAccess } from '@countin/data/access';
import { changePhoto } from '@countin/data/photos';
import { useSession } from '@countin/data/session';
import { paths } from '@countin/domain/documents';
import { photoContentSchema, type Photo, type PhotoContent } from '@countin/domain/media';
import { useFieldAutosave, type FieldEditor, type Stored } from '@countin/screen-kit/autosave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

export type PhotoCopy = FieldEditor<PhotoContent>;

const FIELDS = Object.keys(photoContentSchema.entries) as readonly (keyof PhotoContent)[];

function storedPhoto(photo: Photo): Stored<PhotoContent> {
  const content = Object.fromEntries(FIELDS.map((field) => [field, photo[field]])) as PhotoContent;
  return { content, version: photo.updatedAt };
}

/** The photo being edited: kept here as it is typed, saved by itself, merged with what other editors save. */
export function usePhotoCopy(artistId: string, photo: Photo): PhotoCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const { uid } = useSession();
  const { id: photoId } = photo;
  const queryKey = queryKeys.photos(artistId);
  return useFieldAutosave<PhotoContent>({
    uid,
    path: paths.photo(artistId, photoId),
    stored: useMemo(() => storedPhoto(photo), [photo]),
    schemas: photoContentSchema.entries,
    onReturn: useCallback(
      () => void client.invalidateQueries({ queryKey: queryKeys.photos(artistId) }),
      [client, artistId],
    ),
    async save(update) {
      const { saved, stored } = await changePhoto(access, { artistId, photoId, ...update });
      // An answer to an earlier question would put the old photo back.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Photo[]>(queryKey, (all = []) => all.map((each) => (each.id === photoId ? stored : each)));
      return { saved, stored: storedPhoto(stored) };
    },
  });
}
