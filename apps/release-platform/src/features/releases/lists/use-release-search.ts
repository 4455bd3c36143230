import { useDataAccess, type DataAccess } from '@countin/data/access';
import { isOrderedByChange, releaseSearchOptions, type FoundReleases } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import type { ReleaseState, ReleaseSummary } from '@countin/domain/release';
import { usePagedList, type PagedList } from '@countin/screen-kit/list';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ownZone, useNow } from '@countin/screen-kit/hooks';

const MINUTE = 60_000;

interface ReleaseFilters {
  /** A search that is not being typed any more. */
  readonly text?: string;
  readonly state?: ReleaseState | 'all';
  readonly artistId?: string;
  /** With an artist, its owner. */
  readonly owner?: string;
}

export interface ReleaseList extends PagedList<ReleaseSummary> {
  /** The order that they are in: a key of `release-lists:order`. */
  readonly order: 'plain' | 'scheduled' | 'released' | 'changed';
}

const itemsOf = (page: FoundReleases) => page.items;

/** Query of a release list, for its screen and its loader. */
export const releaseListOptions = (
  access: DataAccess,
  uid: string,
  { text = '', state = 'all', artistId }: ReleaseFilters,
  now: number,
) => releaseSearchOptions(access, { uid, artistId, text, state, zone: ownZone }, now);

/** Releases of the signed-in person by a search, page by page as the end of the list comes near. */
export function useReleaseSearch({ text = '', state = 'all', artistId, owner }: ReleaseFilters): ReleaseList {
  const access = useDataAccess();
  const { uid } = useSession();
  const options = releaseListOptions(access, owner ?? uid, { text, state, artistId }, useNow(MINUTE));
  const list = usePagedList(useInfiniteQuery({ ...options, placeholderData: keepPreviousData }), itemsOf);
  return {
    ...list,
    order: isOrderedByChange({ text, state })
      ? 'changed'
      : state === 'scheduled' || state === 'released'
        ? state
        : 'plain',
  };
}
