import type { Photo } from '@countin/domain/media';
import { joinFacts } from '@countin/i18n';
import { EmptyState } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { PhotoPicture } from './photo-picture.tsx';
import styles from './photos.module.css';

/** The photos as members see them who may change nothing. */
export function PhotosGrid({ artistId, photos }: { readonly artistId: string; readonly photos: readonly Photo[] }) {
  const { t } = useTranslation('photos');
  if (photos.length === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyForReaders')}</EmptyState>;
  return (
    <ul className={styles.grid}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <PhotoPicture artistId={artistId} photo={photo} width={320} alt={photo.alt} />
          <p className={styles.facts} dir="auto">
            {joinFacts([photo.alt || null, photo.credit || null, photo.press ? t('press') : null])}
          </p>
        </li>
      ))}
    </ul>
  );
}
