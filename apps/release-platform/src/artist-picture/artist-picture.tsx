import { randomDesign } from '@countin/cover-art';
import { changeArtist, queryKeys, useDataAccess } from '@countin/data';
import { paths, profileTextSchema, type ArtistProfile, type ImageChoice } from '@countin/domain';
import { pictureService, PictureUploader, UploadedPictureFields, uploadedPicture } from '@countin/picture-upload';
import { Cover, Section } from '@countin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stored } from '../autosave/autosave-state.ts';
import { SaveConflicts } from '../autosave/save-conflicts.tsx';
import { SaveStatus } from '../autosave/save-status.tsx';
import { useFieldAutosave } from '../autosave/use-field-autosave.ts';
import { LeaveGuard } from '../release-editor/leave-guard.tsx';
import styles from './artist-picture.module.css';

const SIDE = 148;
const COMPARED = 96;
const schemas = { pictureImage: profileTextSchema.entries.pictureImage };
type Picture = Pick<ArtistProfile, 'pictureImage'>;

/** The picture of an artist, which fans see on 4track. Saves by itself. */
export default function ArtistPicture({ artist }: { artist: ArtistProfile }) {
  const { t } = useTranslation('picture-upload');
  const access = useDataAccess();
  const client = useQueryClient();
  const pictures = useMemo(() => pictureService(access, { artistId: artist.id }), [access, artist.id]);
  const [uploading, setUploading] = useState(false);
  const { content: { pictureImage: image }, save: state, conflicts, change, resolve, flush } = useFieldAutosave<Picture>({
    uid: artist.createdBy,
    path: paths.artistProfile(artist.id),
    stored: useMemo(() => storedOf(artist), [artist]),
    schemas,
    onReturn: useCallback(() => void client.invalidateQueries({ queryKey: queryKeys.artist(artist.id) }), [client, artist.id]),
    async save(update) {
      const { saved, stored } = await changeArtist(access, { profileId: artist.id, ...update });
      await client.invalidateQueries({ queryKey: queryKeys.artists() });
      return { saved, stored: storedOf(stored) };
    },
  });
  const saveAll = useCallback(async () => (await flush()) && !uploading, [flush, uploading]);
  const choose = (pictureImage: ImageChoice | null) => change({ pictureImage });
  const design = artist.picture ?? randomDesign(artist.customSlug);
  const shown = (preview: string | null) => (preview ? { src: preview, ground: 'transparent' } : uploadedPicture(artist.id, image, 320));
  const drawn = (value: ImageChoice | null) => <Cover design={design} picture={uploadedPicture(artist.id, value, 320)} title={artist.name} size={COMPARED} className={styles.picture} />;

  return (
    <Section title={t('artist.title')} aside={state.kind !== 'saved' && <SaveStatus state={state} nameOf={() => t('artist.title')} onSaveNow={() => void flush()} />}>
      <LeaveGuard unsaved={uploading || state.kind !== 'saved'} flush={saveAll} />
      <SaveConflicts
        conflicts={[...conflicts].map(([key, theirs]) => ({ key, name: t('artist.title'), mine: drawn(image), theirs: drawn(theirs) }))}
        onResolve={(_key, whose) => resolve('pictureImage', whose)}
      />
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

function storedOf({ pictureImage, updatedAt }: ArtistProfile): Stored<Picture> {
  return { content: { pictureImage }, version: updatedAt };
}
