import type { ArtistProfile } from '@countin/domain/profile';
import type { ListedProduct } from '@countin/domain/release';
import { useMemo } from 'react';
import { useReleases } from '../../shell/releases/use-releases.ts';

/** Pages of releases to look through: 300 releases. */
const PAGES = 10;

/** The artist's public releases, most recently changed first: a message links to nothing else. */
export function usePublishedReleases({ id, createdBy }: ArtistProfile): readonly ListedProduct[] {
  const { releases } = useReleases(createdBy, { artistId: id, pages: PAGES });
  return useMemo(() => releases.filter(({ status }) => status === 'published'), [releases]);
}
