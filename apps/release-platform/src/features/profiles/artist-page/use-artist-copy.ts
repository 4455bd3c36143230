import { queryKeys, sameValue, useDataAccess } from '@countin/data/access';
import { changeArtist } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { paths } from '@countin/domain/documents';
import { artistTextSchema, type ArtistPage, type ArtistText } from '@countin/domain/profile';
import { type FieldEditor, type Stored, useFieldAutosave } from '@countin/screen-kit/autosave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

export type ArtistCopy = FieldEditor<ArtistText>;

const FIELDS = Object.keys(artistTextSchema.entries) as readonly (keyof ArtistText)[];

/** The fields of an artist that its members write. */
function storedArtist(artist: ArtistPage): Stored<ArtistText> {
  const content = Object.fromEntries(FIELDS.map((field) => [field, artist[field]])) as ArtistText;
  return { content, version: artist.updatedAt };
}

/** The artist being edited: kept here as it is typed, saved by itself, merged with what other editors save. */
export function useArtistCopy(artist: ArtistPage): ArtistCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const { uid } = useSession();
  const { id } = artist;
  const keys = [queryKeys.artist(id), queryKeys.artistPage(id)] as const;
  return useFieldAutosave<ArtistText>({
    uid,
    path: paths.artistProfile(id),
    stored: useMemo(() => storedArtist(artist), [artist]),
    schemas: artistTextSchema.entries,
    onReturn: useCallback(() => void client.invalidateQueries({ queryKey: queryKeys.artist(id) }), [client, id]),
    async save(update) {
      const { saved, stored } = await changeArtist(access, { profileId: id, ...update });
      // An answer to an earlier question would put the old profile back.
      await client.cancelQueries({ queryKey: queryKeys.artist(id) });
      for (const key of keys) client.setQueryData(key, stored);
      void client.invalidateQueries({
        queryKey: queryKeys.artists(),
        predicate: ({ queryKey }) => !keys.some((key) => sameValue(queryKey, key)),
      });
      return { saved, stored: storedArtist(stored) };
    },
  });
}
