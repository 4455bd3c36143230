import { useDataAccess } from '@countin/data/access';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { medleyOptions } from '@countin/data/medleys';
import { usePermissions } from '@countin/data/permissions';
import { releasesOptions } from '@countin/data/releases';
import { fanWeekOptions, type FanWeek } from '@countin/data/signups';
import type { ArtistProfile } from '@countin/domain/profile';
import type { ListedProduct } from '@countin/domain/release';
import { artistPath } from '@countin/domain/urls';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { lazyImport } from '@countin/deployment-recovery';
import { failedQueries, screen } from '@countin/screen-kit/loading';
import { Button, EmptyState, PageHeader, Rows, Section, Skeleton } from '@countin/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { MoreLink } from '../../shell/overview/more-link.tsx';
import { OverviewColumns } from '../../shell/overview/overview-columns.tsx';
import { NextReleasePanel } from '../../shell/releases/next-release-panel.tsx';
import { featuredRelease } from '../../shell/releases/next-release.ts';
import { byNeed } from '../../shell/releases/release-order.ts';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { FanPanel } from '../../shell/fans/fan-panel.tsx';
import { fansWaiting } from '../../shell/fans/fans-waiting.ts';
import { paths } from '../../paths/paths.ts';
import { usePublicAddresses } from '../../shell/navigation/public-addresses.ts';
import { PublicAddress } from '../../shell/profiles/public-address.tsx';
import { ReleaseRow } from '../../shell/releases/release-row.tsx';
import { useSuspenseReleases } from '../../shell/releases/use-releases.ts';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';

const WeekNumbers = lazy(lazyImport(() => import('../../shell/numbers/week-numbers.tsx')));
const MedleyCard = lazy(lazyImport(() => import('./medley-card.tsx')));
const NewReleaseDialog = lazy(lazyImport(() => import('../../shell/new-release/new-release-dialog.tsx')));
const PAGES = 2;
const SHOWN = 6;
const MINUTE = 60_000;

/** Starts to load the releases, the newest fans and the medley. */
export const loader = ownArtistLoader(({ access, client, owner, artistId, may }) => {
  if (may('release.read')) void client.prefetchInfiniteQuery(releasesOptions(access, { uid: owner, artistId }));
  if (may('fans.read')) void client.prefetchQuery(fanWeekOptions(access, artistId));
  if (may('medley.read')) void client.prefetchQuery(medleyOptions(access, artistId));
});

/** One artist: what comes next, who is waiting, where fans find them. */
export const Component = screen(ArtistScreen);

function ArtistScreen() {
  const { t } = useTranslation('dashboard');
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  // An agreement opens the releases to a label, and nothing else.
  if (!may('profile.read')) return <Navigate to={paths.products.to(artist.id)} replace />;
  if (may('release.read')) return <ArtistOverview />;
  return (
    <>
      <PageHeader title={<bdi>{artist.name}</bdi>} above={t('profiles.artist')} />
      <OverviewColumns>
        <ArtistNumbers artist={artist} />
        <ArtistLinks artist={artist} />
      </OverviewColumns>
    </>
  );
}

function ArtistOverview() {
  const { t } = useTranslation(['releases', 'dashboard']);
  const artist = useOwnArtist();
  const artistId = artist.id;
  const access = useDataAccess();
  const { may } = usePermissions('artist', artist);
  const now = useNow(MINUTE);
  const [making, setMaking] = useState(false);
  const { releases, complete } = useSuspenseReleases(artist.createdBy, { artistId, pages: PAGES });
  const week = useQuery({ ...fanWeekOptions(access, artistId), enabled: may('fans.read') });

  const featured = featuredRelease(releases, now, ownZone);
  const create = may('release.create') && (
    <Button variant={releases.length > 0 ? 'solid' : 'primary'} onClick={() => setMaking(true)}>
      {t('new.action')}
    </Button>
  );
  const others = byNeed(releases, now, ownZone).filter(({ id }) => id !== featured?.id);
  return (
    <>
      <PageHeader
        title={<bdi>{artist.name}</bdi>}
        above={t('dashboard:profiles.artist')}
        actions={releases.length > 0 && create}
      />
      {featured && <NextReleasePanel product={featured} fans={waitingFor(featured, week.data)} />}
      <OverviewColumns>
        <ArtistReleases
          artistId={artistId}
          count={releases.length}
          complete={complete}
          others={others}
          now={now}
          create={create}
        />
        {may('fans.read') && <ArtistFans artistId={artistId} week={week} now={now} />}
        <ArtistNumbers artist={artist} />
        <Suspense fallback={<Skeleton height={140} />}>
          <MedleyCard artistId={artist.id} edits={may('medley.edit')} />
        </Suspense>
        <ArtistLinks artist={artist} />
      </OverviewColumns>
      <Suspense>{making && <NewReleaseDialog artists={[artist]} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}

/** How often the artist's pages were visited, for the roles that may see numbers. */
function ArtistNumbers({ artist }: { readonly artist: ArtistProfile }) {
  const { may } = usePermissions('artist', artist);
  if (!may('numbers.read')) return null;
  return (
    <Suspense fallback={<Skeleton height={140} />}>
      <WeekNumbers artistId={artist.id} />
    </Suspense>
  );
}

/** Where fans find the artist. */
function ArtistLinks({ artist }: { readonly artist: ArtistProfile }) {
  const { t } = useTranslation('releases');
  const addresses = usePublicAddresses();
  const sync = useAuthSync();
  return (
    <Section title={t('artist.links')}>
      <Rows>
        <PublicAddress
          name={t('artist.fourtrack')}
          address={addresses.fourtrack(artist.customSlug)}
          opens={sync.otherSiteLink(artistPath(artist.customSlug)) ?? undefined}
        />
        <PublicAddress name={t('artist.subdomain')} address={addresses.subdomain(artist.customSlug)} />
      </Rows>
    </Section>
  );
}

const waitingFor = (release: ListedProduct, week: FanWeek | undefined) =>
  week && { count: fansWaiting(week.signups, release.id), more: week.more };

interface ArtistFansProps {
  readonly artistId: string;
  readonly week: UseQueryResult<FanWeek>;
  readonly now: number;
}

function ArtistFans({ artistId, week, now }: ArtistFansProps) {
  const { t } = useTranslation('dashboard');
  const { data, isError } = week;
  const allFans = <MoreLink to={paths.signups.to(artistId)}>{t('fans.allFans')}</MoreLink>;
  return (
    <FanPanel
      signups={data?.signups ?? (isError ? null : undefined)}
      now={now}
      failed={failedQueries([week])}
      aside={data && data.signups.length > 0 && allFans}
    />
  );
}

interface ArtistReleasesProps {
  readonly artistId: string;
  readonly count: number;
  readonly complete: boolean;
  /** Releases beside the featured one. */
  readonly others: readonly ListedProduct[];
  readonly now: number;
  /** Action for an artist without releases. */
  readonly create: ReactNode;
}

/** Releases beside the one that is featured, or how to make the first. */
function ArtistReleases({ artistId, count, complete, others, now, create }: ArtistReleasesProps) {
  const { t } = useTranslation('releases');
  const locale = useLocale();
  if (count > 0 && others.length === 0) return null;
  if (count === 0)
    return (
      <Section title={t('artist.releases')}>
        <EmptyState title={t('products.emptyTitle')} action={create}>
          {t('products.emptyText')}
        </EmptyState>
      </Section>
    );
  return (
    <Section
      title={t('artist.releases')}
      aside={
        <MoreLink to={paths.products.to(artistId)}>
          {t('artist.allReleases', { number: formatNumber(locale, count) + (complete ? '' : '+') })}
        </MoreLink>
      }
    >
      <Rows>
        {others.slice(0, SHOWN).map((product) => (
          <ReleaseRow key={product.id} product={product} now={now} />
        ))}
      </Rows>
    </Section>
  );
}
