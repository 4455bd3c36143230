import { lazyImport } from '@countin/deployment-recovery';
import type { ProfileKind } from '@countin/slug-form';
import { LoadErrorNotice, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Button } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FanPanel } from '../../shell/fans/fan-panel.tsx';
import { ownZone } from '../../shell/hooks/own-zone.ts';
import { useNow } from '../../shell/hooks/use-now.ts';
import { paths } from '../../paths/paths.ts';
import { MoreLink } from '../../shell/overview/more-link.tsx';
import { OverviewColumns } from '../../shell/overview/overview-columns.tsx';
import { NextReleasePanel } from '../../shell/releases/next-release-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { GreetingHeader } from './greeting-header.tsx';
import { greetingFor } from './greeting.ts';
import { OwnReleases } from './own-releases.tsx';
import { ProfileList } from './profile-list.tsx';
import { useDashboard } from './use-dashboard.ts';

const ProfileDialog = lazy(lazyImport(() => import('./profile-dialog.tsx')));
const NewReleaseDialog = lazy(lazyImport(() => import('../../shell/new-release/new-release-dialog.tsx')));

const MINUTE = 60_000;

/** What needs me today. */
export function Component() {
  const { t } = useTranslation(['dashboard', 'common']);
  const now = useNow(MINUTE);
  const [making, setMaking] = useState<ProfileKind | 'release' | null>(null);
  const dashboard = useDashboard(now);
  if (dashboard.isPending) return <ScreenSkeleton />;

  const { artists, labels, releases, featured, featuredFans, fansArtist } = dashboard;
  const makeRelease = () => setMaking('release');
  // With one artist alone, a name beside each release says nothing.
  const artistNameOf = (artistId: string) =>
    artists.length > 1 ? artists.find(({ id }) => id === artistId)?.name : undefined;
  return (
    <>
      <GreetingHeader
        greeting={greetingFor(releases, now, ownZone)}
        name={dashboard.firstName}
        actions={
          artists.length > 0 && (
            <Button variant="solid" onClick={makeRelease}>
              {t('newRelease')}
            </Button>
          )
        }
      />
      {dashboard.error && <LoadErrorNotice error={dashboard.error} onRetry={dashboard.retry} />}
      {featured && (
        <NextReleasePanel product={featured} artistName={artistNameOf(featured.artistId)} fans={featuredFans} />
      )}
      {dashboard.isNew && <FirstSteps onStart={setMaking} />}
      <OverviewColumns wideRest hidden={dashboard.isNew}>
        {artists.length > 0 && (
          <OwnReleases
            count={releases.length}
            complete={dashboard.complete}
            others={dashboard.others}
            now={now}
            artistNameOf={artistNameOf}
            onCreate={makeRelease}
          />
        )}
        {releases.length > 0 && (
          <FanPanel
            signups={dashboard.signups}
            now={now}
            aside={fansArtist && <MoreLink to={paths.signups.to(fansArtist.id)}>{t('fans.allFans')}</MoreLink>}
          />
        )}
        <ProfileList artists={artists} labels={labels} onCreate={setMaking} />
      </OverviewColumns>
      <Suspense>
        {(making === 'artist' || making === 'label') && <ProfileDialog kind={making} onClose={() => setMaking(null)} />}
        {making === 'release' && <NewReleaseDialog artists={artists} onClose={() => setMaking(null)} />}
      </Suspense>
    </>
  );
}
