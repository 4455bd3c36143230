import type { ProfileKind } from '@countin/slug-form';
import { useTranslation } from 'react-i18next';
import { FanPanel } from '../../shell/fans/fan-panel.tsx';
import { paths } from '../../paths/paths.ts';
import { MoreLink } from '../../shell/overview/more-link.tsx';
import { OverviewColumns } from '../../shell/overview/overview-columns.tsx';
import { OwnReleases } from './own-releases.tsx';
import { ProfileList } from './profile-list.tsx';
import type { Dashboard } from './use-dashboard.ts';

interface DashboardColumnsProps {
  readonly dashboard: Dashboard;
  readonly now: number;
  readonly artistNameOf: (artistId: string) => string | undefined;
  readonly onCreateRelease: () => void;
  readonly onCreateProfile: (kind: ProfileKind) => void;
}

/** The dashboard below its first panel: other releases, new fans, and profiles. */
export function DashboardColumns({
  dashboard,
  now,
  artistNameOf,
  onCreateRelease,
  onCreateProfile,
}: DashboardColumnsProps) {
  const { t } = useTranslation('dashboard');
  const { artists, labels, releases, fansArtist, failed } = dashboard;
  return (
    <OverviewColumns wideRest hidden={dashboard.isNew}>
      {showsReleases(dashboard) && (
        <OwnReleases
          failed={failed.releases}
          count={releases.length}
          complete={dashboard.complete}
          others={dashboard.others}
          now={now}
          artistNameOf={artistNameOf}
          onCreate={dashboard.writable.length > 0 ? onCreateRelease : null}
        />
      )}
      {((releases.length > 0 && dashboard.showsFans) || failed.fans.error) && (
        <FanPanel
          failed={failed.fans}
          signups={dashboard.signups}
          now={now}
          aside={fansArtist && <MoreLink to={paths.signups.to(fansArtist.id)}>{t('fans.allFans')}</MoreLink>}
        />
      )}
      <ProfileList failed={failed.profiles} artists={artists} labels={labels} onCreate={onCreateProfile} />
    </OverviewColumns>
  );
}

/** Whether a list of releases follows. The featured release is above; if it is the only one, no list does. */
function showsReleases({ failed, showsReleases: readable, releases, others }: Dashboard): boolean {
  const onlyFeatured = releases.length > 0 && others.length === 0;
  return failed.releases.error !== null || (readable && !onlyFeatured);
}
