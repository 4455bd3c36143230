import { useDataAccess } from '@countin/data/access';
import { usePermissions } from '@countin/data/permissions';
import { photosOptions } from '@countin/data/photos';
import { lazyImport } from '@countin/deployment-recovery';
import { firstRead } from '@countin/screen-kit/loading';
import { PageHeader, Skeleton } from '@countin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { PhotoList } from './photo-list.tsx';
import { PhotosGrid } from './photos-grid.tsx';
import styles from './photos.module.css';

const PhotoEditor = lazy(lazyImport(() => import('./photo-editor.tsx')));

/** Starts to load the photos. */
export const loader = ownArtistLoader(
  ({ access, client, artistId, may }) => may('image.read') && firstRead(client, photosOptions(access, artistId)),
);

/** An artist's photos; with `?photo=<id>` the editor of one. */
export const Component = artistScreen('image.read', PhotosScreen);

function PhotosScreen() {
  const { t } = useTranslation('photos');
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  const { data: photos } = useSuspenseQuery(photosOptions(useDataAccess(), artist.id));
  const [search] = useSearchParams();
  const mayEdit = may('image.upload');
  const edited = mayEdit ? photos.find(({ id }) => id === search.get('photo')) : undefined;
  if (edited)
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <PhotoEditor key={edited.id} artist={artist} photo={edited} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title={t('title')} below={t('lead')} />
      <div className={styles.photos}>
        {mayEdit ? <PhotoList artist={artist} photos={photos} /> : <PhotosGrid artistId={artist.id} photos={photos} />}
      </div>
    </>
  );
}
