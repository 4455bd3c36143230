import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { releasesOptions } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import { screen } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MedleyEditor } from './medley-editor.tsx';
import { useSuspenseReleases } from '../../shell/releases/use-releases.ts';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';

/** Pages of releases that tracks can lead to. */
const PAGES = 4;

/** Starts to load the medley and the releases. */
export const loader = ownArtistLoader(({ access, client, uid, artistId }) => {
  void client.prefetchQuery(medleyOptions(access, artistId));
  void client.prefetchInfiniteQuery(releasesOptions(access, { uid, artistId }));
});

/** The editor of an artist's four tracks. */
export const Component = screen(MedleyScreen);

function MedleyScreen() {
  const { t } = useTranslation('medley-editor');
  const artist = useOwnArtist();
  const artistId = artist.id;
  const access = useDataAccess();
  const { uid } = useSession();
  const { data: medley } = useSuspenseQuery(medleyOptions(access, artistId));
  const { releases } = useSuspenseReleases(uid, { artistId, pages: PAGES });
  return (
    <>
      <PageHeader title={t('title')} below={t('lead')} />
      <MedleyEditor
        key={artistId}
        artist={artist}
        own={medley}
        products={releases.filter(({ status }) => status !== 'draft')}
      />
    </>
  );
}
