import { firstFansOptions } from '@countin/data/fans';
import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import { ALL_FANS, FAN_STATES, type FanState, type SegmentConditions } from '@countin/domain/fan';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ListScreen, RowSkeletons, SearchTools, useListFilters, type ListFilters } from '@countin/screen-kit/list';
import { LoadError } from '@countin/screen-kit/loading';
import { Button, Notice, PageHeader, Skeleton } from '@countin/ui';
import { SlidersHorizontal, Upload } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { useReleases } from '../../shell/releases/use-releases.ts';
import { ExportButton } from './export-button.tsx';
import { FanTable } from './fan-table.tsx';
import { ListReview } from './list-review.tsx';
import { SegmentTools } from './segment-tools.tsx';
import styles from './signups-screen.module.css';
import { useFanList, type FanList } from './use-fan-list.ts';

const ImportFans = lazy(lazyImport(() => import('./import-fans.tsx')));
const STATES = ['all', ...FAN_STATES, 'failed'] as const;
interface Narrowing {
  readonly conditions: SegmentConditions;
  /** Only fans whose release-day message was not delivered. */
  readonly failed: boolean;
}
const NONE: Narrowing = { conditions: ALL_FANS, failed: false };
const openedSchema = v.object({
  /** Text that a link to a fan searches for. */
  search: v.optional(v.string(), ''),
  /** Release whose fans a link shows alone. */
  release: v.optional(v.nullable(v.string()), null),
  /** Shows only fans whose message was not delivered. */
  failed: v.optional(v.boolean(), false),
});
/** Shorter than elsewhere: a search among many fans has half a second from the key to the rows. */
const SEARCH_DELAY_MS = 120;
/** Pages of releases that are read for their titles. */
const RELEASE_PAGES = 7;

/** State that a link has put into the location. */
function openedWith(state: unknown) {
  const parsed = v.safeParse(openedSchema, state);
  const { search, release, failed } = parsed.success ? parsed.output : { search: '', release: null, failed: false };
  const conditions = release === null ? ALL_FANS : { ...ALL_FANS, releases: [release] };
  return { text: search, filter: release === null && !failed ? NONE : { conditions, failed } };
}

/** Starts to read the first fans. */
export const loader = ownArtistLoader(({ access, client, artistId, may }) => {
  if (may('fans.read')) void client.prefetchQuery(firstFansOptions(access, artistId));
});

/** An artist's fans: live without conditions, else those of a segment or a search. */
export const Component = artistScreen('fans.read', SignupsScreen);

function SignupsScreen() {
  const { t } = useTranslation(['signups', 'fan-states']);
  const artist = useOwnArtist();
  // Privacy: the search holds names and contacts of fans, so it stays out of the URL.
  const filters = useListFilters(NONE, openedWith(useLocation().state), SEARCH_DELAY_MS);
  const { conditions, failed } = filters.filter;
  const wanted = { ownerId: artist.id, conditions, search: filters.searched.trim() };
  const narrowed = isNarrowed(wanted.search, filters.filter);
  const list = useFanList(wanted, narrowed, failed);
  const titles = useReleaseTitles(artist.createdBy, artist.id);
  const imports = useImports();
  if (!narrowed && list.isPending && list.error) return <LoadError error={list.error} onRetry={list.retry} />;

  const hasFans = list.count > 0 || narrowed;
  return (
    <ListScreen
      list={list}
      narrowed={narrowed}
      header={
        <>
          <PageHeader
            title={t('title')}
            below={
              // Announces new fans: rows that scroll into view must not be announced.
              <span role="status">
                <Count list={list} narrowed={narrowed} />
              </span>
            }
            actions={
              <>
                {imports.button}
                {hasFans && !failed && <ExportButton wanted={wanted} slug={artist.customSlug} titles={titles} />}
              </>
            }
          />
          {imports.panel}
          <div className={styles.notices}>
            <ListReview artistId={artist.id} />
            {list.isOffline && <Notice title={t('offline')} />}
          </div>
        </>
      }
      tools={<FanTools artistId={artist.id} filters={filters} titles={titles} />}
      skeleton={<RowSkeletons count={2} height={76} />}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      nothingFound={{ title: t('none'), text: t('noneText'), clear: t('clear'), onClear: filters.clear }}
      loadingMore={t('loadingMore')}
    >
      <FanTable list={list} titles={titles} />
    </ListScreen>
  );
}

interface FanToolsProps {
  readonly artistId: string;
  readonly filters: ListFilters<Narrowing>;
  readonly titles: ReadonlyMap<string, string>;
}

/** Search, status and further conditions of the list. */
function FanTools({ artistId, filters, titles }: FanToolsProps) {
  const { t } = useTranslation(['signups', 'fan-states']);
  const { conditions, failed } = filters.filter;
  const [isOpen, setOpen] = useState(conditions !== ALL_FANS);
  const setConditions = (changed: SegmentConditions) => filters.setFilter({ conditions: changed, failed });
  return (
    <>
      <SearchTools
        search={{
          label: t('search'),
          placeholder: t('searchPlaceholder'),
          text: filters.text,
          onChange: filters.setText,
        }}
        filter={{
          label: t('filter'),
          value: failed ? 'failed' : (conditions.state ?? 'all'),
          options: STATES.map((value) => ({ value, label: value === 'all' ? t('all') : t(`fan-states:${value}`) })),
          onChange: (state) =>
            filters.setFilter({
              conditions: withState(conditions, state === 'failed' ? 'all' : state),
              failed: state === 'failed',
            }),
        }}
      >
        <Button icon={<SlidersHorizontal aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('filters')}
        </Button>
      </SearchTools>
      {isOpen && (
        <SegmentTools
          owner={{ ownerKind: 'artist', ownerId: artistId }}
          conditions={conditions}
          onChange={setConditions}
          titles={titles}
        />
      )}
    </>
  );
}

function isNarrowed(search: string, { conditions, failed }: Narrowing): boolean {
  return search !== '' || conditions !== ALL_FANS || failed;
}

function withState(conditions: SegmentConditions, chosen: FanState | 'all'): SegmentConditions {
  const state = chosen === 'all' ? null : chosen;
  return JSON.stringify({ ...conditions, state }) === JSON.stringify(ALL_FANS) ? ALL_FANS : { ...conditions, state };
}

/** The import of fans, for those who may: a button, and what it opens. */
function useImports(): { readonly button: ReactNode; readonly panel: ReactNode } {
  const { t } = useTranslation('signups');
  const artist = useOwnArtist();
  const [isOpen, setOpen] = useState(false);
  const { may } = usePermissions('artist', artist);
  return {
    button: may('fans.edit') && (
      <Button icon={<Upload aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('import.open')}
      </Button>
    ),
    panel: isOpen && (
      <Suspense fallback={<Skeleton height={320} />}>
        <ImportFans artistId={artist.id} language={artist.language} />
      </Suspense>
    ),
  };
}

/** Titles of an artist's releases by id. */
function useReleaseTitles(owner: string, artistId: string): ReadonlyMap<string, string> {
  const { releases } = useReleases(owner, { artistId, pages: RELEASE_PAGES });
  return useMemo(() => new Map(releases.map(({ id, title }) => [id, title])), [releases]);
}

/** Exact number of fans, of how many, and whether the list updates live. */
function Count({ list: { total, found, isLive }, narrowed }: { readonly list: FanList; readonly narrowed: boolean }) {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  if (total === undefined) return <Skeleton width={90} height="1.5em" />;
  return (
    <>
      {t('number', { count: total, number: formatNumber(locale, total) })}{' '}
      {narrowed && found !== undefined && (
        <span className={styles.found}>{t('found', { number: formatNumber(locale, found) })}</span>
      )}
      {isLive && <span className={styles.live}>{t('live')}</span>}
    </>
  );
}
