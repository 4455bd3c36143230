import { useDataAccess } from '@countin/data/access';
import { photosOptions } from '@countin/data/photos';
import type { Photo } from '@countin/domain/media';
import { imagePath } from '@countin/domain/urls';
import { buttonClass, Hint } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import styles from '../campaigns.module.css';

interface PhotoChoiceProps {
  readonly artistId: string;
  readonly label: string;
  readonly value: string | null;
  /** The photo, and the one that was chosen before it. */
  readonly onChange: (photo: Photo, before: Photo | undefined) => void;
}

/** A choice of one of the artist's photos. Without photos, a link to where they are added. */
export function PhotoChoice({ artistId, label, value, onChange }: PhotoChoiceProps) {
  const { t } = useTranslation('campaigns');
  const group = useId();
  const { data: photos } = useQuery(photosOptions(useDataAccess(), artistId));
  if (photos?.length === 0)
    return (
      <div>
        <Hint>{t('block.noPhotos')}</Hint>
        <Link to={paths.photos.to(artistId)} className={buttonClass({ size: 'small' })}>
          {t('block.addPhotos')}
        </Link>
      </div>
    );
  return (
    <fieldset className={styles.photos}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {photos?.map((photo, at) => (
          <label key={photo.id} className={styles.photo}>
            <input
              type="radio"
              name={group}
              checked={photo.id === value}
              onChange={() =>
                onChange(
                  photo,
                  photos.find(({ id }) => id === value),
                )
              }
            />
            <img
              src={imagePath(artistId, photo.id, 320, 'webp')}
              alt={photo.alt || t('block.photo', { number: at + 1 })}
              loading="lazy"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
