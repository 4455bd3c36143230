import { firstFansOptions } from '@countin/data/fans';
import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import { ALL_FANS } from '@countin/domain/fan';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ListScreen, RowSkeletons, useListFilters } from '@countin/screen-kit/list';
import { LoadError } from '@countin/screen-kit/loading';
import { Button, Notice, PageHeader, Skeleton } from '@countin/ui';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { belowArtist, ownerScreen } from '../../shell/profiles/owner-screen.tsx';
import type { ProfileOwner } from '../../shell/profiles/profile-owner.ts';
import { useReleases } from '../../shell/releases/use-releases.ts';
import { ExportButton } from './export-button.tsx';
import { FanTable } from './fan-table.tsx';
import { FanTools, type Narrowing } from './fan-tools.tsx';
import { ListReview } from './list-review.tsx';
import styles from './signups-screen.module.css';
import { fansQueryOf, useFanList, type FanList } from './use-fan-list.ts';

const ImportFans = lazy(lazyImport(() => import('./import-fans.tsx')));
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
export const loader = belowArtist(
  ownArtistLoader(({ access, client, artistId, may }) => {
    if (may('fans.read')) void client.prefetchQuery(firstFansOptions(access, artistId));
  }),
);

/**
 * Fans of an artist, or those who have agreed to a label's news: of a segment or a search, else all. Without conditions,
 * an artist's are live.
 */
export const Component = ownerScreen('fans.read', SignupsScreen);

function SignupsScreen({ owner }: { readonly owner: ProfileOwner }) {
  // The states are texts of rows and tools, which need them as soon as there are fans.
  const { t } = useTranslation(['signups', 'fan-states']);
  // Privacy: the search holds names and contacts of fans, so it stays out of the URL.
  const filters = useListFilters(NONE, openedWith(useLocation().state), SEARCH_DELAY_MS);
  const { conditions, failed } = filters.filter;
  const wanted = fansQueryOf(owner, conditions, filters.searched.trim());
  const narrowed = isNarrowed(wanted.search, filters.filter);
  const list = useFanList(owner, wanted, narrowed, failed);
  const titles = useReleaseTitles(owner);
  const imports = useImports(owner);
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
                {hasFans && !failed && <ExportButton wanted={wanted} slug={owner.profile.customSlug} titles={titles} />}
              </>
            }
          />
          {imports.panel}
          <Notices owner={owner} isOffline={list.isOffline} />
        </>
      }
      tools={<FanTools owner={owner} filters={filters} titles={titles} />}
      skeleton={<RowSkeletons count={2} height={76} />}
      empty={{ title: t('emptyTitle'), text: t(owner.ownerKind === 'label' ? 'labelEmptyText' : 'emptyText') }}
      nothingFound={{ title: t('none'), text: t('noneText'), clear: t('clear'), onClear: filters.clear }}
      loadingMore={t('loadingMore')}
    >
      <FanTable list={list} titles={titles} />
    </ListScreen>
  );
}

function Notices({ owner, isOffline }: { readonly owner: ProfileOwner; readonly isOffline: boolean }) {
  const { t } = useTranslation('signups');
  return (
    <div className={styles.notices}>
      {owner.ownerKind === 'artist' && <ListReview artistId={owner.ownerId} />}
      {isOffline && <Notice title={t('offline')} />}
    </div>
  );
}

function isNarrowed(search: string, { conditions, failed }: Narrowing): boolean {
  return search !== '' || conditions !== ALL_FANS || failed;
}

/** The import of an artist's fans, for those who may: a button, and what it opens. */
function useImports(owner: ProfileOwner): { readonly button: ReactNode; readonly panel: ReactNode } {
  const { t } = useTranslation('signups');
  const [isOpen, setOpen] = useState(false);
  const { may } = usePermissions(owner.ownerKind, owner.profile);
  return {
    button: owner.ownerKind === 'artist' && may('fans.edit') && (
      <Button icon={<Upload aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('import.open')}
      </Button>
    ),
    panel: isOpen && (
      <Suspense fallback={<Skeleton height={320} />}>
        <ImportFans artistId={owner.ownerId} language={owner.profile.language} />
      </Suspense>
    ),
  };
}

/** Titles of an artist's releases by id. A label's fans have none. */
function useReleaseTitles({ ownerKind, ownerId, profile }: ProfileOwner): ReadonlyMap<string, string> {
  const enabled = ownerKind === 'artist';
  const { releases } = useReleases(profile.createdBy, { artistId: ownerId, pages: RELEASE_PAGES, enabled });
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
