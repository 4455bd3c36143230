import { lazyImport } from '@countin/deployment-recovery';
import type { ProfileKind } from '@countin/slug-form';
import { screenLoader, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Button } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { NextReleasePanel } from '../../shell/releases/next-release-panel.tsx';
import { DashboardColumns } from './dashboard-columns.tsx';
import { FirstSteps } from './first-steps.tsx';
import { GreetingHeader } from './greeting-header.tsx';
import { greetingFor } from './greeting.ts';
import { prefetchDashboard, useDashboard } from './use-dashboard.ts';

const ProfileDialog = lazy(lazyImport(() => import('../../shell/new-profile/profile-dialog.tsx')));
const TodayBlocks = lazy(lazyImport(() => import('./today/today-blocks.tsx')));
const NewReleaseDialog = lazy(lazyImport(() => import('../../shell/new-release/new-release-dialog.tsx')));

const MINUTE = 60_000;

/** Starts all reads that do not depend on another. */
export const loader = screenLoader(prefetchDashboard);

/** Tasks of the user for today. */
export function Component() {
  const { t } = useTranslation(['dashboard', 'common']);
  const now = useNow(MINUTE);
  const [making, setMaking] = useState<ProfileKind | 'release' | null>(null);
  const dashboard = useDashboard(now);
  if (dashboard.isPending) return <ScreenSkeleton />;

  const { artists, releases, featured } = dashboard;
  const makeRelease = () => setMaking('release');
  // With one artist alone, a name beside each release says nothing.
  const artistNameOf = (artistId: string) =>
    artists.length > 1 ? artists.find(({ id }) => id === artistId)?.name : undefined;
  return (
    <>
      <GreetingHeader
        greeting={greetingFor(releases, now, ownZone, dashboard.isNew || dashboard.writable.length > 0)}
        name={dashboard.firstName}
        actions={
          dashboard.writable.length > 0 && (
            <Button variant="solid" onClick={makeRelease}>
              {t('newRelease')}
            </Button>
          )
        }
      />
      {featured && (
        <NextReleasePanel
          product={featured}
          artistName={artistNameOf(featured.artistId)}
          fans={dashboard.featuredFans}
        />
      )}
      <Suspense>
        <TodayBlocks
          artists={dashboard.present}
          releases={releases}
          unfinished={dashboard.unfinished}
          now={now}
          artistNameOf={artistNameOf}
        />
      </Suspense>
      {dashboard.isNew && <FirstSteps onStart={setMaking} />}
      <DashboardColumns
        dashboard={dashboard}
        now={now}
        artistNameOf={artistNameOf}
        onCreateRelease={makeRelease}
        onCreateProfile={setMaking}
      />
      <Suspense>
        {making === 'release' && <NewReleaseDialog artists={dashboard.writable} onClose={() => setMaking(null)} />}
        {making && making !== 'release' && <ProfileDialog kind={making} onClose={() => setMaking(null)} />}
      </Suspense>
    </>
  );
}
