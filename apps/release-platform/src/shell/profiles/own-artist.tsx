import { useDataAccess } from '@countin/data/access';
import { artistOptions } from '@countin/data/profiles';
import type { ArtistProfile } from '@countin/domain/profile';
import { firstRead, screen, screenLoader } from '@countin/screen-kit/loading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnedOutlet, useOwned } from './owned-outlet.tsx';

/** Starts to load the artist while the code of its screen loads. */
export const loader = screenLoader(({ access, client, params: { artistId = '' } }) =>
  firstRead(client, artistOptions(access, artistId)),
);

/** Every screen of an artist, for its owner and members. */
export const Component = screen(OwnArtist);

function OwnArtist() {
  const { artistId = '' } = useParams();
  const { data } = useSuspenseQuery(artistOptions(useDataAccess(), artistId));
  return <OwnedOutlet key={artistId} kind="artist" owned={data} />;
}

/** The artist whose screen this is. */
export const useOwnArtist = useOwned<ArtistProfile>;
