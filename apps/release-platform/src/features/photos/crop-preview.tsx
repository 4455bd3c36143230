import type { Photo } from '@countin/domain/media';
import { useTranslation } from 'react-i18next';
import { PhotoPicture } from './photo-picture.tsx';
import styles from './photos.module.css';

interface CropPreviewProps {
  readonly artistId: string;
  readonly photo: Photo;
  readonly focus: Photo['focus'];
}

/** Shapes in which the product shows a photo: an artist's picture, a portrait, a page's head. */
const CROPS = ['square', 'portrait', 'wide'] as const;

/** Each crop of a photo around its focal point. */
export function CropPreview({ artistId, photo, focus }: CropPreviewProps) {
  const { t } = useTranslation('photos');
  return (
    <div className={styles.crops}>
      {CROPS.map((crop) => (
        <figure key={crop} className={styles.crop} data-crop={crop}>
          <PhotoPicture artistId={artistId} photo={photo} width={640} alt="" focus={focus} />
          <figcaption>{t(`crops.${crop}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
