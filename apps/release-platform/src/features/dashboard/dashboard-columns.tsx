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
  const { artists, labels, releases, fansArtist } = dashboard;
  return (
    <OverviewColumns wideRest hidden={dashboard.isNew}>
      {artists.length > 0 && (
        <OwnReleases
          count={releases.length}
          complete={dashboard.complete}
          others={dashboard.others}
          now={now}
          artistNameOf={artistNameOf}
          onCreate={dashboard.writable.length > 0 ? onCreateRelease : null}
        />
      )}
      {releases.length > 0 && dashboard.showsFans && (
        <FanPanel
          signups={dashboard.signups}
          now={now}
          aside={fansArtist && <MoreLink to={paths.signups.to(fansArtist.id)}>{t('fans.allFans')}</MoreLink>}
        />
      )}
      <ProfileList artists={artists} labels={labels} onCreate={onCreateProfile} />
    </OverviewColumns>
  );
}
