import { useDataAccess } from '@countin/data/access';
import { publicationsOptions, usePages } from '@countin/data/publisher';
import { PAGE_KINDS, PAGE_STATES } from '@countin/domain/publisher';
import { useUrlFilters, type ListFilters, type PagedList } from '@countin/screen-kit/list';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { narrowed, pageEntries, profileNames, type PageEntry } from './page-entries.ts';

export const STATES = ['all', ...PAGE_STATES, 'scheduled', 'failed'] as const;
export const KINDS = ['all', ...PAGE_KINDS] as const;
/** Parameters of the URL that a saved view keeps. */
export const VIEW_PARAMETERS = ['q', 'state', 'kind', 'profile'] as const;
const nothing = () => undefined;

/** Filters of the publisher, as they are in the URL. */
export type PublisherFilters = ListFilters<{
  readonly state: (typeof STATES)[number];
  readonly kind: (typeof KINDS)[number];
  readonly profile: string;
}>;

interface Publisher {
  readonly list: PagedList<PageEntry>;
  readonly filters: PublisherFilters;
  /** Profiles whose pages are listed, by id. */
  readonly profiles: ReadonlyMap<string, string>;
  /** Number of pages without filters. */
  readonly total: number;
}

/** All public pages that the user may read, narrowed in the browser. */
export function usePublisher(): Publisher {
  const pages = usePages();
  const publications = usePublications(pages.rows, pages.complete);
  const profiles = useMemo(() => profileNames(pages.rows), [pages.rows]);
  const entries = useMemo(() => pageEntries(pages.rows, publications), [pages.rows, publications]);
  const filters = usePublisherFilters(profiles);
  const { state, kind, profile } = filters.filter;
  const { text } = filters;
  const wanted = useMemo(() => ({ text, state, kind, profile }), [text, state, kind, profile]);
  const filter = useDeferredValue(wanted);
  const items = useMemo(() => narrowed(entries, filter), [entries, filter]);
  return {
    list: {
      ...{ items, count: items.length, isPending: pages.isPending, error: pages.error, complete: pages.complete },
      ...{ retry: pages.retry, isPrevious: filter !== wanted, isReadingNext: false, readNext: nothing },
    },
    ...{ filters, profiles, total: entries.length },
  };
}

const NONE: readonly never[] = [];

/** What is scheduled for the pages. Read once all pages are known, so that it is read once. */
function usePublications(rows: ReturnType<typeof usePages>['rows'], complete: boolean) {
  const artistIds = useMemo(
    () => [...new Set(rows.flatMap(({ release, artistId }) => (release && artistId ? [artistId] : [])))].sort(),
    [rows],
  );
  const { data } = useQuery({
    ...publicationsOptions(useDataAccess(), artistIds),
    enabled: complete && artistIds.length > 0,
  });
  return data ?? NONE;
}

/** A profile of the URL that has not been read yet stays: its pages may come with a later part. */
function usePublisherFilters(profiles: ReadonlyMap<string, string>): PublisherFilters {
  const [query] = useSearchParams();
  const opened = query.get('profile');
  return useUrlFilters({
    state: STATES,
    kind: KINDS,
    profile: ['all', ...new Set([...profiles.keys(), ...(opened === null ? [] : [opened])])],
  });
}
