import { artistOptions } from '@countin/data/profiles';
import { userOptions } from '@countin/data/users';
import { can, mayByAgreement, roleIn, type OperationOf } from '@countin/domain/permissions';
import { screenLoader, type Prefetch } from '@countin/screen-kit/loading';
import type { LoaderFunction } from 'react-router';

/** Arguments of a prefetch for a screen of an artist. */
export interface ArtistPrefetch extends Prefetch {
  readonly artistId: string;
  /** The artist's owner, who is in `createdBy` of its releases. */
  readonly owner: string;
  /** Whether the user's role, or an agreement of the user's label, allows an operation. */
  readonly may: (operation: OperationOf<'artist'>) => boolean;
}

/**
 * Loader of a screen below an artist: starts the screen's reads in parallel once the artist is known. For others than
 * its owner and members it reads nothing more, because the database would deny it.
 *
 * @param prefetch returns the reads without which nothing can be shown: see {@link screenLoader}
 */
export function ownArtistLoader(prefetch: (read: ArtistPrefetch) => unknown): LoaderFunction {
  return screenLoader(async (read) => {
    const { access, client, uid, params } = read;
    const { artistId = '' } = params;
    // The route of the artist shows the error.
    const artist = await client.ensureQueryData(artistOptions(access, artistId)).catch(() => null);
    if (!artist) return;
    const may =
      artist.createdBy === uid
        ? () => true
        : await client.ensureQueryData(userOptions(access, uid)).then(
            (user) => {
              const role = roleIn('artist', artist, user);
              return (operation: OperationOf<'artist'>) =>
                can(role, operation) || mayByAgreement(user.agreedArtists, artistId, operation);
            },
            () => () => false,
          );
    if (may('profile.read') || may('release.read')) await prefetch({ ...read, artistId, owner: artist.createdBy, may });
  });
}
