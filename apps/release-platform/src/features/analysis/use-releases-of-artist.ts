import { useDataAccess } from '@countin/data/access';
import { campaignsOptions } from '@countin/data/campaigns';
import { usePermissions } from '@countin/data/permissions';
import { publicReleasesOptions } from '@countin/data/profiles';
import { releasesOptions } from '@countin/data/releases';
import type { ArtistProfile } from '@countin/domain/profile';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnnotatedRelease } from './annotations.ts';

/** A release of the artist, as far as the screen names it. */
export interface KnownRelease extends AnnotatedRelease {
  readonly id: string;
}

/**
 * Releases and campaigns of the artist, as far as the role may read them. Analysts know what is public. The numbers do not
 * wait for them, and are shown without them if they cannot be read.
 */
export function useReleasesOfArtist(artist: ArtistProfile) {
  const access = useDataAccess();
  const { may } = usePermissions('artist', artist);
  const mayRead = may('release.read');
  const own = useInfiniteQuery({
    ...releasesOptions(access, { uid: artist.createdBy, artistId: artist.id }),
    enabled: mayRead,
  });
  const open = useQuery({
    ...publicReleasesOptions(access, { kind: 'artist', profileId: artist.id }),
    enabled: !mayRead,
  });
  const campaigns = useInfiniteQuery({
    ...campaignsOptions(access, { ownerKind: 'artist', ownerId: artist.id }),
    enabled: may('campaign.read'),
  });
  const releases = useMemo((): readonly KnownRelease[] => {
    const drafted = own.data?.pages.flatMap(({ items }) => items) ?? [];
    return mayRead ? drafted.filter(({ status }) => status !== 'draft') : (open.data ?? []);
  }, [mayRead, own.data, open.data]);
  const needed = mayRead ? own : open;
  return {
    releases,
    campaigns: campaigns.data?.pages.flatMap(({ items }) => items) ?? [],
    /** Whether releases and campaigns are read, or cannot be. */
    isKnown: needed.fetchStatus === 'idle' && campaigns.fetchStatus === 'idle',
  };
}
