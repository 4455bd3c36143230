import { useDataAccess } from '@countin/data/access';
import { artistOptions } from '@countin/data/profiles';
import type { ArtistProfile } from '@countin/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnedOutlet, useOwned } from './owned-outlet.tsx';

/** Every screen of an artist, for its owner alone. */
export function Component() {
  const { artistId = '' } = useParams();
  const { data, error, refetch } = useQuery(artistOptions(useDataAccess(), artistId));
  return <OwnedOutlet key={artistId} owned={data} error={error} onRetry={() => void refetch()} />;
}

/** The artist whose screen this is. */
export const useOwnArtist = useOwned<ArtistProfile>;
