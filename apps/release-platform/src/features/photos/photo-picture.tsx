import type { ImageWidth, Photo } from '@countin/domain/media';
import { imagePath } from '@countin/domain/urls';
import styles from './photos.module.css';

interface PhotoPictureProps {
  readonly artistId: string;
  readonly photo: Pick<Photo, 'id' | 'colours' | 'altLanguage'>;
  readonly width: ImageWidth;
  readonly alt: string;
  /** Area that a crop keeps, percent; the whole photo without it. */
  readonly focus?: Photo['focus'];
}

/** A photo, as AVIF where the browser knows it. Its ground colour shows until it has loaded. */
export function PhotoPicture({ artistId, photo, width, alt, focus = { x: 50, y: 50 } }: PhotoPictureProps) {
  return (
    <picture>
      <source srcSet={imagePath(artistId, photo.id, width, 'avif')} type="image/avif" />
      <img
        className={styles.picture}
        src={imagePath(artistId, photo.id, width, 'webp')}
        alt={alt}
        lang={alt === '' ? undefined : photo.altLanguage}
        loading="lazy"
        draggable={false}
        style={{ background: photo.colours[0], objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    </picture>
  );
}
