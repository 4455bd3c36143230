import { queryKeys, useDataAccess } from '@countin/data/access';
import { sameValue } from '@countin/domain/values';
import { changeArtist } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { paths } from '@countin/domain/documents';
import { artistTextSchema, type ArtistPage, type ArtistText } from '@countin/domain/profile';
import { useDocumentCopy, type DocumentCopy, type Stored } from '@countin/screen-kit/autosave';
import { useMemo } from 'react';

export type ArtistCopy = DocumentCopy<ArtistText>;

const FIELDS = Object.keys(artistTextSchema.entries) as readonly (keyof ArtistText)[];

/** The fields of an artist that its members write. */
function storedArtist(artist: ArtistPage): Stored<ArtistText> {
  const content = Object.fromEntries(FIELDS.map((field) => [field, artist[field]])) as ArtistText;
  return { content, version: artist.updatedAt };
}

/** The artist being edited. */
export function useArtistCopy(artist: ArtistPage): ArtistCopy {
  const access = useDataAccess();
  const { uid } = useSession();
  const { id } = artist;
  const keys = [queryKeys.artist(id), queryKeys.artistPage(id)] as const;
  return useDocumentCopy<ArtistText, ArtistPage>({
    uid,
    path: paths.artistProfile(id),
    document: artist,
    storedOf: storedArtist,
    schemas: artistTextSchema.entries,
    queryKey: useMemo(() => queryKeys.artist(id), [id]),
    write: (update) => changeArtist(access, { profileId: id, ...update }),
    cache(client, stored) {
      for (const key of keys) client.setQueryData(key, stored);
      void client.invalidateQueries({ queryKey: queryKeys.pages() });
      void client.invalidateQueries({
        queryKey: queryKeys.artists(),
        predicate: ({ queryKey }) => !keys.some((key) => sameValue(queryKey, key)),
      });
    },
  });
}
