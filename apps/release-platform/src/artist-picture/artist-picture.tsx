import { queryKeys, updateProfile, useDataAccess } from '@countin/data';
import { profileDesign, type ArtistProfile, type ImageChoice } from '@countin/domain';
import { pictureService, PictureUploader, UploadedPictureFields, uploadedPicture } from '@countin/picture-upload';
import { Cover, Section } from '@countin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../release-editor/leave-guard.tsx';
import { SaveStatus } from '../release-editor/save-status.tsx';
import { useAutosave } from '../release-editor/use-autosave.ts';
import styles from './artist-picture.module.css';

const SIDE = 148;

/** The picture of an artist, which fans see on 4track. Saves by itself. */
export default function ArtistPicture({ artist }: { artist: ArtistProfile }) {
  const { t } = useTranslation('picture-upload');
  const access = useDataAccess();
  const client = useQueryClient();
  const pictures = useMemo(() => pictureService(access, { artistId: artist.id }), [access, artist.id]);
  const [image, setImage] = useState(artist.pictureImage);
  const [uploading, setUploading] = useState(false);
  const { state, change, flush } = useAutosave<{ readonly pictureImage: ImageChoice | null }>(async (changes) => {
    await updateProfile(access, { kind: 'artist', profileId: artist.id, changes });
    await client.invalidateQueries({ queryKey: queryKeys.artists() });
  });
  const saveAll = useCallback(async () => (await flush()) && !uploading, [flush, uploading]);
  const choose = (pictureImage: ImageChoice | null) => {
    setImage(pictureImage);
    change({ pictureImage });
  };
  const design = profileDesign(artist);
  const shown = (preview: string | null) => (preview ? { src: preview, ground: 'transparent' } : uploadedPicture(artist.id, image, 320));

  return (
    <Section title={t('artist.title')} aside={state.kind !== 'saved' && <SaveStatus state={state} onSaveNow={() => void flush()} />}>
      <LeaveGuard unsaved={uploading || state.kind !== 'saved'} flush={saveAll} />
      <PictureUploader
        compact
        kind="picture"
        service={pictures}
        image={image}
        onChange={choose}
        onBusy={setUploading}
        face={(preview) => <Cover design={design} picture={shown(preview)} title={artist.name} size={SIDE} alt={image?.alt || t('artist.alt', { artist: artist.name })} className={styles.picture} />}
      >
        {image && <UploadedPictureFields service={pictures} image={image} onChange={choose} />}
      </PictureUploader>
    </Section>
  );
}
