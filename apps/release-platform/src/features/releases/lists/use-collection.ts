import { usePages } from '@countin/data/publisher';
import { isOrderedByChange } from '@countin/data/releases';
import { PRODUCT_KINDS, type ReleaseSummary } from '@countin/domain/release';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { useUrlFilters, type ListFilters } from '@countin/screen-kit/list';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  Clock,
  collectionEntries,
  filterValues,
  inOrder,
  narrowed,
  type CollectionEntry,
  type FilterValues,
} from './collection-entries.ts';
import type { ReleaseList } from './use-release-search.ts';

/** States that the collection can be narrowed to. */
export const STATES = ['all', 'draft', 'scheduled', 'released', 'changed', 'archived'] as const;
export const KINDS = ['all', ...PRODUCT_KINDS] as const;
/** Parameters of the address that a saved view keeps. */
export const VIEW_PARAMETERS = ['q', 'state', 'kind', 'artist', 'year', 'label', 'view'] as const;
const MINUTE = 60_000;
const nothing = () => undefined;

/** Filters of the collection, as they are in the URL. */
export type CollectionFilters = ListFilters<{
  readonly state: (typeof STATES)[number];
  readonly kind: (typeof KINDS)[number];
  readonly artist: string;
  readonly year: string;
  readonly label: string;
}>;

interface Collection {
  readonly list: ReleaseList;
  readonly filters: CollectionFilters;
  readonly values: FilterValues;
  readonly now: number;
  /** All releases that have been read, by id. */
  readonly entries: ReadonlyMap<string, CollectionEntry>;
}

/** All releases that the user may see, narrowed and ordered in the browser. */
export function useCollection(): Collection {
  const pages = usePages();
  const now = useNow(MINUTE);
  const entries = useMemo(() => collectionEntries(pages.rows), [pages.rows]);
  const values = useMemo(() => filterValues(entries), [entries]);
  const filters = useCollectionFilters(values);
  const clock = useMemo(() => new Clock(now, ownZone), [now]);

  const { state, kind, artist, year, label } = filters.filter;
  const wanted = useMemo(
    () => ({ text: filters.text, state, kind, artist, year, label }),
    [filters.text, state, kind, artist, year, label],
  );
  const filter = useDeferredValue(wanted);
  const byChange = filter.state === 'changed' || isOrderedByChange({ text: filter.text, state: filter.state });
  const ordered = useMemo(() => inOrder(entries, byChange, clock), [entries, byChange, clock]);
  const items = useMemo(
    (): readonly ReleaseSummary[] => narrowed(ordered, filter, clock).map(({ release }) => release),
    [ordered, filter, clock],
  );
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.release.id, entry])), [entries]);
  const isDated = filter.state === 'scheduled' || filter.state === 'released';
  return {
    list: {
      ...{ items, count: items.length, isPending: pages.isPending, error: pages.error, complete: pages.complete },
      ...{ retry: pages.retry, isPrevious: filter !== wanted, isReadingNext: false, readNext: nothing },
      order: byChange ? 'changed' : isDated ? (filter.state as 'scheduled' | 'released') : 'plain',
    },
    ...{ filters, values, now, entries: byId },
  };
}

/** A value of the URL that has not been read yet stays: its releases may come with a later part. */
function useCollectionFilters({ artists, years, labels }: FilterValues): CollectionFilters {
  const [query] = useSearchParams();
  const choices = (name: string, known: Iterable<string>): readonly ['all', ...string[]] => {
    const opened = query.get(name);
    return ['all', ...new Set([...known, ...(opened === null ? [] : [opened])])];
  };
  return useUrlFilters({
    state: STATES,
    kind: KINDS,
    artist: choices('artist', artists.keys()),
    year: choices('year', years),
    label: choices('label', labels.keys()),
  });
}
