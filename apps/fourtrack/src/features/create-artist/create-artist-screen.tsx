import { randomDesign } from '@countin/cover-art';
import { queryKeys, useDataAccess } from '@countin/data/access';
import { slugOptions } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import type { ImageChoice } from '@countin/domain/media';
import { PictureUploader } from '@countin/picture-upload';
import { GenresField, ProfileForm } from '@countin/slug-form';
import { Cover, PageHeader } from '@countin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WITHOUT_PICTURE } from '../../shell/navigation/created-artist-state.ts';
import { createArtist } from './create-artist.ts';
import { holdPictures } from './held-pictures.ts';
import { useOrigins } from '@countin/app-shell';
import { paths } from '../../paths/paths.ts';
import styles from './create-artist.module.css';

const SIDE = 120;

/** Become an artist: a page of one's own in one short form. */
export function Component() {
  const { t } = useTranslation('studio');
  const access = useDataAccess();
  const { uid } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { fourtrack } = useOrigins();
  const [kept] = useState(() => holdPictures());
  const [genres, setGenres] = useState<readonly string[]>([]);
  const [image, setImage] = useState<ImageChoice | null>(null);
  useEffect(() => () => kept.drop(), [kept]);

  const create = async (profile: { name: string; customSlug: string }) => {
    const { artistId, complete } = await createArtist(access, {
      ...profile,
      genres,
      picture: image && kept.blobOf(image.imageId),
    });
    // The form waits for no list. The studio's is forgotten: shown for a moment, it would say that there is no artist.
    client.removeQueries({ queryKey: queryKeys.myArtists(uid) });
    void client.invalidateQueries({ queryKey: queryKeys.artists() });
    await navigate(paths.studio.to(artistId), complete ? {} : { state: WITHOUT_PICTURE });
  };

  return (
    <div className={styles.page}>
      <PageHeader title={t('create.title')} />
      <ProfileForm
        kind="artist"
        lead={t('create.below')}
        slugQuery={(slug) => slugOptions(access, slug)}
        addressOf={(slug) => fourtrack.replace(/^https?:\/\//, '') + paths.artist.to(slug)}
        onCreate={create}
      >
        <GenresField value={genres} onChange={setGenres} />
        <fieldset className={styles.picture}>
          <legend>{t('create.picture')}</legend>
          <PictureUploader
            compact
            kind="picture"
            service={kept.service}
            image={image}
            onChange={setImage}
            face={(preview) => {
              const src = preview ?? (image && kept.addressOf(image.imageId));
              return (
                <Cover
                  design={randomDesign('4track')}
                  picture={src === null ? null : { src, ground: 'transparent' }}
                  title=""
                  size={SIDE}
                  alt={t('create.pictureAlt')}
                  className={styles.face}
                />
              );
            }}
          />
        </fieldset>
      </ProfileForm>
    </div>
  );
}
