import { useDataAccess } from '@countin/data/access';
import { myArtistsOptions } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { can } from '@countin/domain/permissions';
import type { ListedProfile } from '@countin/domain/profile';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { lazyImport } from '@countin/deployment-recovery';
import { ListScreen, SearchTools, useUrlChoice, useUrlFilters, type ListFilters } from '@countin/screen-kit/list';
import { screenLoader, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Button, PageHeader, SegmentedControl } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, List } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@countin/screen-kit/hooks';
import { ReleaseShelf, type ShelfView } from './release-shelf.tsx';
import { releaseListOptions, useReleaseSearch, type ReleaseList } from './use-release-search.ts';

const NewReleaseDialog = lazy(lazyImport(() => import('../../../shell/new-release/new-release-dialog.tsx')));
const STATES = ['all', 'draft', 'scheduled', 'released', 'archived'] as const;
const VIEWS = ['grid', 'list'] as const;
const MINUTE = 60_000;

/** Starts to load the artists, and the first releases unless the URL has filters. */
export const loader = screenLoader(({ access, client, uid, query }) => {
  void client.prefetchQuery(myArtistsOptions(access, uid));
  if (!query.has('q') && !query.has('state'))
    void client.prefetchInfiniteQuery(releaseListOptions(access, uid, {}, Date.now()));
});

/** All releases of the signed-in user. Search and filters are in the URL, so they can be bookmarked and shared. */
export function Component() {
  const { t } = useTranslation(['release-lists', 'releases', 'common']);
  const { uid } = useSession();
  const now = useNow(MINUTE);
  const [making, setMaking] = useState(false);
  const filters = useUrlFilters({ state: STATES });
  const [view, setView] = useUrlChoice('view', VIEWS);
  const { state } = filters.filter;
  const { data: artists = [] } = useQuery(myArtistsOptions(useDataAccess(), uid));
  const list = useReleaseSearch({ text: filters.searched, state });
  const artistNames = useArtistNames(artists);

  if (list.isPending && !filters.active) return <ScreenSkeleton />;
  const writable = artists.filter(({ role }) => can(role, 'release.create'));
  const newRelease = writable.length > 0 && (
    <Button variant="solid" onClick={() => setMaking(true)}>
      {t('releases:new.action')}
    </Button>
  );
  const isEmpty = list.count === 0 && list.complete && !filters.active;
  return (
    <>
      <ListScreen
        list={list}
        narrowed={filters.active}
        header={
          <PageHeader title={t('collection.title')} below={<Lead list={list} />} actions={!isEmpty && newRelease} />
        }
        tools={<CollectionTools filters={filters} view={view} onView={setView} />}
        empty={{ title: t('collection.emptyTitle'), text: t('collection.emptyText'), action: newRelease }}
        nothingFound={{
          title: t('collection.none'),
          text: t('collection.noneText'),
          clear: t('collection.clear'),
          onClear: filters.clear,
        }}
      >
        <ReleaseShelf list={list} view={view} now={now} artistNames={artistNames} label={t('collection.title')} />
      </ListScreen>
      <Suspense>{making && <NewReleaseDialog artists={writable} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}

interface CollectionToolsProps {
  readonly filters: ListFilters<{ readonly state: (typeof STATES)[number] }>;
  readonly view: ShelfView;
  readonly onView: (view: ShelfView) => void;
}

/** Search, state filter and the choice between covers and rows. */
function CollectionTools({ filters, view, onView }: CollectionToolsProps) {
  const { t } = useTranslation(['release-lists', 'releases']);
  return (
    <SearchTools
      search={{
        label: t('collection.search'),
        placeholder: t('collection.searchPlaceholder'),
        text: filters.text,
        onChange: filters.setText,
      }}
      filter={{
        label: t('collection.state'),
        value: filters.filter.state,
        options: STATES.map((value) => ({
          value,
          label: value === 'all' ? t('collection.all') : t(`releases:state.${value}`),
        })),
        onChange: (state) => filters.setFilter({ state }),
      }}
    >
      <SegmentedControl
        label={t('collection.view')}
        hideLabel
        value={view}
        onChange={onView}
        options={[
          { value: 'grid', label: t('collection.grid'), icon: <LayoutGrid aria-hidden /> },
          { value: 'list', label: t('collection.list'), icon: <List aria-hidden /> },
        ]}
      />
    </SearchTools>
  );
}

/** Number of releases found, and their order. */
function Lead({ list: { count, complete, order } }: { readonly list: ReleaseList }) {
  const { t } = useTranslation('release-lists');
  const locale = useLocale();
  if (count === 0) return t('collection.lead');
  const number = formatNumber(locale, count) + (complete ? '' : '+');
  return joinFacts([t('collection.number', { count, number }), t(`order.${order}`)]);
}

/** Artist names by id; empty for a single artist, where the name on each release would be redundant. */
function useArtistNames(artists: readonly ListedProfile[]): ReadonlyMap<string, string> {
  return useMemo(() => new Map(artists.length > 1 ? artists.map(({ id, name }) => [id, name]) : []), [artists]);
}
