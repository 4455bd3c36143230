import { useDataAccess } from '@countin/data/access';
import { ownedArtistsOptions, rosterOptions } from '@countin/data/profiles';
import type { LabelProfile, ListedProfile } from '@countin/domain/profile';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface LabelArtists {
  readonly artists: readonly ListedProfile[];
  readonly hasMore: boolean;
  readonly isReading: boolean;
  readonly readMore: () => void;
}

/**
 * Artists whose releases may be in a label's feed: those in its settings, its roster, other artists of its owner. The
 * order stays while settings change.
 */
export function useLabelArtists(label: Pick<LabelProfile, 'artistIds' | 'createdBy' | 'feedArtists'>): LabelArtists {
  const access = useDataAccess();
  const [chosen] = useState(label.feedArtists);
  const listed = [...new Set([...chosen, ...label.artistIds])];
  const roster = useInfiniteQuery(rosterOptions(access, listed));
  const { data: own = [] } = useQuery(ownedArtistsOptions(access, label.createdBy));
  return {
    artists: [...(roster.data?.pages.flat() ?? []), ...own.filter(({ id }) => !listed.includes(id))],
    hasMore: roster.hasNextPage,
    isReading: roster.isFetching,
    readMore: () => void roster.fetchNextPage(),
  };
}
