import { useDataAccess } from '@countin/data/access';
import { artistDefaultsOptions, sendingSettingsOptions } from '@countin/data/profiles';
import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Skeleton } from '@countin/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementsPart } from './agreements-part.tsx';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { ProfileSettings } from './profile-settings.tsx';
import { StoredSending } from './sending-part.tsx';

/** Brings the sortable list and the combo box, a third of the screen's script. */
const DefaultsPart = lazy(lazyImport(() => import('./defaults-part.tsx')));

/** Starts to load the release defaults and the settings of messages. */
export const loader = ownArtistLoader(({ access, client, artistId, may }) => {
  if (!may('settings.edit')) return;
  void client.prefetchQuery(artistDefaultsOptions(access, artistId));
  void client.prefetchQuery(sendingSettingsOptions(access, { ownerKind: 'artist', ownerId: artistId }));
});

/** Settings of an artist. */
export const Component = artistScreen('members.read', ArtistSettings);

function ArtistSettings() {
  const { t } = useTranslation('profile-settings');
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  return (
    <ProfileSettings kind="artist" profile={artist} title={t('titles.settings')}>
      {may('settings.edit') && <StoredDefaults artistId={artist.id} language={artist.language} />}
      {may('settings.edit') && <StoredSending owner={{ ownerKind: 'artist', ownerId: artist.id }} />}
      <AgreementsPart artist={artist} />
    </ProfileSettings>
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
