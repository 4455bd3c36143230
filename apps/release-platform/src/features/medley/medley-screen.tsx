import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { usePermissions } from '@countin/data/permissions';
import { releasesOptions } from '@countin/data/releases';
import { firstRead } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MedleyEditor } from './medley-editor.tsx';
import { MedleyTracks } from './medley-tracks.tsx';
import { useReleases } from '../../shell/releases/use-releases.ts';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';

/** Pages of releases that tracks can lead to. */
const PAGES = 4;

/** Starts to load the medley and the releases. */
export const loader = ownArtistLoader(({ access, client, owner, artistId, may }) => {
  if (!may('medley.read')) return undefined;
  void client.prefetchInfiniteQuery(releasesOptions(access, { uid: owner, artistId }));
  return firstRead(client, medleyOptions(access, artistId));
});

/** The editor of an artist's four tracks. */
export const Component = artistScreen('medley.read', MedleyScreen);

function MedleyScreen() {
  const { t } = useTranslation('medley-editor');
  const artist = useOwnArtist();
  const artistId = artist.id;
  const access = useDataAccess();
  const { data: medley } = useSuspenseQuery(medleyOptions(access, artistId));
  const { may } = usePermissions('artist', artist);
  const Tracks = may('medley.edit') ? MedleyEditor : MedleyTracks;
  // Only what a track leads to waits for them.
  const { releases, isPending } = useReleases(artist.createdBy, { artistId, pages: PAGES, throws: true });
  return (
    <>
      <PageHeader title={t('title')} below={t('lead')} />
      <Tracks
        key={artistId}
        artist={artist}
        own={medley}
        products={isPending ? null : releases.filter(({ status }) => status !== 'draft')}
      />
    </>
  );
}
