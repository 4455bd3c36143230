import { useDataAccess } from '@countin/data/access';
import { pagesOptions } from '@countin/data/publisher';
import { myArtistsOptions } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { can } from '@countin/domain/permissions';
import type { PageRow } from '@countin/domain/publisher';
import type { ReleaseSummary } from '@countin/domain/release';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { lazyImport } from '@countin/deployment-recovery';
import { BulkRun, SelectBox, useSelection, type Selection } from '@countin/screen-kit/bulk';
import { ListScreen, useUrlChoice } from '@countin/screen-kit/list';
import { screenLoader, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Button, PageHeader } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CollectionActions } from './collection-actions.tsx';
import { CollectionTools, WhoseReleases } from './collection-tools.tsx';
import { ReleaseShelf } from './release-shelf.tsx';
import { useCollection } from './use-collection.ts';
import type { ReleaseList } from './use-release-search.ts';

const KeptReleases = lazy(
  lazyImport(() => import('./kept-releases.tsx').then(({ KeptReleases: part }) => ({ default: part }))),
);
const NewReleaseDialog = lazy(lazyImport(() => import('../../../shell/new-release/new-release-dialog.tsx')));
const VIEWS = ['grid', 'list'] as const;
/** Releases of the user's own profiles, and those that the user keeps as a fan. */
const OF = ['mine', 'kept'] as const;
const NO_NAMES: ReadonlyMap<string, string> = new Map();
const idOf = ({ id }: ReleaseSummary) => id;

/** Starts to load the artists and the first releases. */
export const loader = screenLoader(({ access, client, uid }) => {
  void client.prefetchQuery(myArtistsOptions(access, uid));
  void client.prefetchInfiniteQuery(pagesOptions(access));
});

/** Releases that the user may see, or keeps. Search and filters are in the URL, so they can be bookmarked and shared. */
export function Component() {
  const [of, setOf] = useUrlChoice('of', OF);
  const choice = <WhoseReleases of={of} onChange={setOf} />;
  if (of === 'mine') return <OwnReleases choice={choice} />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <KeptReleases choice={choice} />
    </Suspense>
  );
}

function OwnReleases({ choice }: { readonly choice: ReactNode }) {
  const { t } = useTranslation(['release-lists', 'releases']);
  const [making, setMaking] = useState(false);
  const [view, setView] = useUrlChoice('view', VIEWS);
  const [run] = useState(() => new BulkRun<PageRow>());
  const { list, filters, values, now, entries } = useCollection();
  const selection = useSelection(list.items, idOf);
  const { writable, artistNames } = useOwnArtists(values.artists);

  if (list.isPending && !filters.active) return <ScreenSkeleton />;
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
          <>
            <PageHeader title={t('collection.title')} below={<Lead list={list} />} actions={!isEmpty && newRelease} />
            {choice}
          </>
        }
        tools={<CollectionTools filters={filters} values={values} view={view} onView={setView} />}
        empty={{ title: t('collection.emptyTitle'), text: t('collection.emptyText'), action: newRelease }}
        nothingFound={{
          title: t('collection.none'),
          text: t('collection.noneText'),
          clear: t('collection.clear'),
          onClear: filters.clear,
        }}
        above={
          <CollectionActions
            selection={selection}
            count={list.count}
            entries={entries}
            labels={[...values.labels.values()]}
            run={run}
            now={now}
          />
        }
      >
        <ReleaseShelf
          list={list}
          view={view}
          now={now}
          artistNames={artistNames}
          label={t('collection.title')}
          choosing={selection.items.length > 0}
          boxOf={(release) => <ReleaseBox release={release} selection={selection} />}
          onKeyDown={selection.onKeyDown}
        />
      </ListScreen>
      <Suspense>{making && <NewReleaseDialog artists={writable} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}

interface ReleaseBoxProps {
  readonly release: ReleaseSummary;
  readonly selection: Selection<ReleaseSummary>;
}

/** Chooses a release. */
function ReleaseBox({ release: { id, title }, selection }: ReleaseBoxProps) {
  const { t } = useTranslation(['bulk', 'releases']);
  return (
    <SelectBox
      label={t('one', { title: title || t('releases:untitled') })}
      checked={selection.has(id)}
      onToggle={(range) => selection.toggle(id, range)}
    />
  );
}

/**
 * Artists that the user may add releases to, and the names of those in the list. For a single artist, the name on each
 * release would be redundant.
 */
function useOwnArtists(listed: ReadonlyMap<string, string>) {
  const { uid } = useSession();
  const { data } = useQuery(myArtistsOptions(useDataAccess(), uid));
  const several = listed.size > 1 || (data?.length ?? 0) > 1;
  return {
    writable: useMemo(() => (data ?? []).filter(({ role }) => can(role, 'release.create')), [data]),
    artistNames: several ? listed : NO_NAMES,
  };
}

/** Number of releases found, and their order. */
function Lead({ list: { count, complete, order } }: { readonly list: ReleaseList }) {
  const { t } = useTranslation('release-lists');
  const locale = useLocale();
  if (count === 0) return t('collection.lead');
  const number = formatNumber(locale, count) + (complete ? '' : '+');
  return joinFacts([
    t('collection.number', { count, number }),
    t(`order.${order}`),
    complete ? null : t('collection.reading'),
  ]);
}
