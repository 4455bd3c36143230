import { useDataAccess } from '@countin/data/access';
import { myArtistsOptions, rosterOptions } from '@countin/data/profiles';
import type { LabelProfile, ListedProfile } from '@countin/domain/profile';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

interface LabelArtists {
  readonly artists: readonly ListedProfile[];
  readonly hasMore: boolean;
  readonly isReading: boolean;
  readonly readMore: () => void;
}

/** Artists whose releases may be in a label's feed: its roster, then other artists of its owner. */
export function useLabelArtists(label: Pick<LabelProfile, 'artistIds' | 'createdBy'>): LabelArtists {
  const access = useDataAccess();
  const roster = useInfiniteQuery(rosterOptions(access, label.artistIds));
  const { data: own = [] } = useQuery(myArtistsOptions(access, label.createdBy));
  return {
    artists: [...(roster.data?.pages.flat() ?? []), ...own.filter(({ id }) => !label.artistIds.includes(id))],
    hasMore: roster.hasNextPage,
    isReading: roster.isFetching,
    readMore: () => void roster.fetchNextPage(),
  };
}
