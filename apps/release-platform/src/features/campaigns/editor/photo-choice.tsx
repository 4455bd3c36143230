import { useDataAccess } from '@countin/data/access';
import { photosOptions } from '@countin/data/photos';
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
  readonly onChange: (imageId: string) => void;
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
        {photos?.map(({ id, alt }, at) => (
          <label key={id} className={styles.photo}>
            <input type="radio" name={group} checked={id === value} onChange={() => onChange(id)} />
            <img
              src={imagePath(artistId, id, 320, 'webp')}
              alt={alt || t('block.photo', { number: at + 1 })}
              loading="lazy"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
