import { useDataAccess } from '@countin/data/access';
import { latestLabelReleasesOptions } from '@countin/data/campaigns';
import type { ArtistProfile } from '@countin/domain/profile';
import type { ListedProduct, ReleasePage } from '@countin/domain/release';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReleases } from '../../shell/releases/use-releases.ts';
import type { ProfileOwner } from '../../shell/profiles/profile-owner.ts';

/** Pages of releases to look through: 300 releases. */
const PAGES = 10;

/** A release that a message can show. */
export type ShownRelease = Pick<ReleasePage, 'id' | 'title' | 'artistId' | 'artistName' | 'coverImage'>;

/** An artist's public releases, most recently changed first. */
export function useArtistReleases(
  { id, createdBy }: Pick<ArtistProfile, 'id' | 'createdBy'>,
  enabled = true,
): readonly ListedProduct[] {
  const { releases } = useReleases(createdBy, { artistId: id, pages: PAGES, enabled });
  return useMemo(() => releases.filter(({ status }) => status === 'published'), [releases]);
}

/** Public releases of an artist or a label: a message links to nothing else. */
export function usePublishedReleases({ ownerKind, profile }: ProfileOwner): readonly ShownRelease[] {
  const isLabel = ownerKind === 'label';
  const ofArtist = useArtistReleases(profile, !isLabel);
  const { data: ofLabel } = useQuery({
    ...latestLabelReleasesOptions(useDataAccess(), profile.id),
    enabled: isLabel,
  });
  const { name } = profile;
  return useMemo(
    () => (isLabel ? (ofLabel ?? []) : ofArtist.map((release) => ({ ...release, artistName: name }))),
    [isLabel, ofLabel, ofArtist, name],
  );
}
