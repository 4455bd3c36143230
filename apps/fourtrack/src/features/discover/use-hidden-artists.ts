import { useDataAccess } from '@countin/data/access';
import { hiddenArtistsOptions, hideArtistOptions } from '@countin/data/discovery';
import type { HiddenArtist } from '@countin/domain/collection';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

/** Artists that the user hides. */
export interface HiddenArtists {
  readonly artists: readonly HiddenArtist[];
  readonly ids: ReadonlySet<string>;
  /** The artist that was hidden last, while it can be undone; null otherwise. */
  readonly last: HiddenArtist | null;
  readonly error: Error | null;
  readonly hide: (artist: HiddenArtist) => void;
  readonly show: (artist: HiddenArtist) => void;
}

/** Hides artists at once, and on all devices of the user. A failure shows the artist again. */
export function useHiddenArtists(): HiddenArtists {
  const access = useDataAccess();
  const client = useQueryClient();
  const { queryKey } = hiddenArtistsOptions(access);
  const { data } = useQuery(hiddenArtistsOptions(access));
  const { mutate, error } = useMutation(hideArtistOptions(access));
  const [last, setLast] = useState<HiddenArtist | null>(null);
  const artists = useMemo(() => data ?? [], [data]);
  const ids = useMemo(() => new Set(artists.map(({ artistId }) => artistId)), [artists]);
  const change = useCallback(
    (artist: HiddenArtist, hidden: boolean) => {
      client.setQueryData(queryKey, (before: readonly HiddenArtist[] = []) => {
        const others = before.filter(({ artistId }) => artistId !== artist.artistId);
        return hidden ? [artist, ...others] : others;
      });
      setLast(hidden ? artist : null);
      mutate({ artistId: artist.artistId, hidden }, { onError: () => setLast(null) });
    },
    [client, mutate, queryKey],
  );
  return {
    artists,
    ids,
    last,
    error,
    hide: useCallback((artist) => change(artist, true), [change]),
    show: useCallback((artist) => change(artist, false), [change]),
  };
}
