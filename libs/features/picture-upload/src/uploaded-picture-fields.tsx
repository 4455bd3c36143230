import { LIMITS } from '@countin/domain/fields';
import type { ImageChoice } from '@countin/domain/media';
import { useErrorText } from '@countin/i18n/react';
import { TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { AccentChoice } from './accent-choice.tsx';
import type { PictureService } from './picture-service.ts';
import styles from './uploaded-picture-fields.module.css';

interface UploadedPictureFieldsProps {
  readonly service: PictureService;
  readonly image: ImageChoice;
  readonly onChange: (image: ImageChoice) => void;
  readonly altError?: string;
}

/** Alternative text of an uploaded picture, and the colours that its page takes from it. */
export function UploadedPictureFields({ service, image, onChange, altError }: UploadedPictureFieldsProps) {
  const { t } = useTranslation('picture-upload');
  const errorText = useErrorText();
  return (
    <div className={styles.fields}>
      <TextField
        label={t('alt')}
        aside={t('optional')}
        hint={t('altHint')}
        error={errorText(altError)}
        value={image.alt}
        onChange={(event) => onChange({ ...image, alt: event.target.value })}
        maxLength={LIMITS.imageAlt}
        autoComplete="off"
      />
      <AccentChoice
        key={image.imageId}
        colours={image.colours}
        findColours={() => service.coloursOf(image.imageId)}
        onChange={(colours) => onChange({ ...image, colours })}
      />
    </div>
  );
}
