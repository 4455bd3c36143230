import { artistOptions } from '@countin/data/profiles';
import { screenLoader, type Prefetch } from '@countin/screen-kit/loading';
import type { LoaderFunction } from 'react-router';

/** Arguments of a prefetch for a screen of an artist. */
export interface ArtistPrefetch extends Prefetch {
  readonly artistId: string;
}

/**
 * Loader of a screen below an artist: starts the screen's reads in parallel once the artist is known. For others than
 * its owner it reads nothing more, because the database would deny it.
 */
export function ownArtistLoader(prefetch: (read: ArtistPrefetch) => unknown): LoaderFunction {
  return screenLoader(async (read) => {
    const { access, client, uid, params } = read;
    const { artistId = '' } = params;
    // The route of the artist shows the error.
    const artist = await client.ensureQueryData(artistOptions(access, artistId)).catch(() => null);
    if (artist?.createdBy === uid) prefetch({ ...read, artistId });
  });
}
