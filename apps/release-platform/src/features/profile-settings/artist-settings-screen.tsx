import { SettingsParts } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { artistDefaultsOptions } from '@countin/data/profiles';
import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import { useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@countin/screen-kit/loading';
import { PageHeader, Skeleton } from '@countin/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { ActivityPart } from '../../shell/team/activity-part.tsx';
import { OwnershipPart } from '../../shell/team/ownership-part.tsx';
import { TeamPart } from '../../shell/team/team-part.tsx';
import { useOwnRecentLogin } from '../../shell/team/use-own-recent-login.ts';
import { ArchivePart } from './archive-part.tsx';
import { DeletePart } from './delete-part.tsx';
import { NamePart } from './name-part.tsx';
import { SlugPart } from './slug-part.tsx';

/** Brings the sortable list and the combo box, a third of the screen's script. */
const DefaultsPart = lazy(lazyImport(() => import('./defaults-part.tsx')));

/** Starts to load the release defaults. */
export const loader = ownArtistLoader(({ access, client, artistId }) =>
  client.prefetchQuery(artistDefaultsOptions(access, artistId)),
);

/** Settings of an artist: each part is saved by itself, and shown to the roles that may change it. */
export const Component = screen(ArtistSettings);

function ArtistSettings() {
  const { t } = useTranslation('profile-settings');
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  const recentLogin = useOwnRecentLogin();
  const navigate = useNavigate();
  const profile = { kind: 'artist', profileId: artist.id } as const;
  return (
    <>
      <PageHeader title={t('titles.settings')} below={<bdi>{artist.name}</bdi>} />
      <SettingsParts>
        {may('profile.edit') && <NamePart key={artist.id} artist={artist} />}
        {may('settings.edit') && <SlugPart kind="artist" profile={artist} />}
        {may('settings.edit') && <StoredDefaults artistId={artist.id} language={artist.language} />}
        <TeamPart profile={profile} name={artist.name} onLeft={() => void navigate(paths.dashboard.to())} />
        <OwnershipPart profile={profile} name={artist.name} recentLogin={recentLogin} />
        {may('activity.read') && <ActivityPart profile={profile} />}
        {may('settings.edit') && <ArchivePart profile={profile} archivedAt={artist.archivedAt} />}
        {may('profile.delete') && <DeletePart profile={profile} name={artist.name} recentLogin={recentLogin} />}
      </SettingsParts>
      {recentLogin.dialog}
    </>
  );
}

function StoredDefaults({ artistId, language }: { readonly artistId: string; readonly language: string }) {
  const { data } = useSuspenseQuery(artistDefaultsOptions(useDataAccess(), artistId));
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <DefaultsPart key={artistId} artistId={artistId} defaults={data} profileLanguage={language} />
    </Suspense>
  );
}
