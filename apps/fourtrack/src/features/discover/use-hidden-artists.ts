import { useDataAccess } from '@countin/data/access';
import { hiddenArtistsOptions, hideArtistOptions } from '@countin/data/discovery';
import type { HiddenArtist } from '@countin/domain/collection';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

/** Artists that the user hides. */
export interface HiddenArtists {
  readonly artists: readonly HiddenArtist[];
  /** Null as long as it is not known who is hidden: until then, nothing may be shown. */
  readonly ids: ReadonlySet<string> | null;
  /** The artist that was hidden last, while it can be undone; null otherwise. */
  readonly last: HiddenArtist | null;
  /** Why an artist was not hidden or shown. */
  readonly error: Error | null;
  /** Why it is not known who is hidden. */
  readonly loadError: Error | null;
  readonly retry: () => void;
  readonly hide: (artist: HiddenArtist) => void;
  readonly show: (artist: HiddenArtist) => void;
}

/** Hides artists at once, and on all devices of the user. A failure shows the artist again. */
export function useHiddenArtists(): HiddenArtists {
  const access = useDataAccess();
  const client = useQueryClient();
  const { queryKey } = hiddenArtistsOptions(access);
  const { data, error: loadError, refetch } = useQuery(hiddenArtistsOptions(access));
  const { mutate, error } = useMutation(hideArtistOptions(access));
  const [last, setLast] = useState<HiddenArtist | null>(null);
  const artists = useMemo(() => data ?? [], [data]);
  const ids = useMemo(() => data && new Set(data.map(({ artistId }) => artistId)), [data]);
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
    ids: ids ?? null,
    last,
    error,
    loadError: data ? null : loadError,
    retry: useCallback(() => void refetch(), [refetch]),
    hide: useCallback((artist) => change(artist, true), [change]),
    show: useCallback((artist) => change(artist, false), [change]),
  };
}
