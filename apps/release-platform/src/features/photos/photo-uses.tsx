import type { Photo, PhotoContent } from '@countin/domain/media';
import type { ArtistProfile } from '@countin/domain/profile';
import { useErrorText } from '@countin/i18n/react';
import { Button, Hint } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../shell/editor/editor-section.tsx';
import type { PhotoCopy } from './use-photo-copy.ts';
import { usePhotoUses } from './use-photo-uses.ts';
import styles from './photos.module.css';

interface PhotoUsesProps {
  readonly artist: ArtistProfile;
  readonly photo: Photo;
  readonly content: PhotoContent;
  readonly change: PhotoCopy['change'];
}

/** Uses of a photo: the press kit, downloads, the artist's picture. */
export function PhotoUses({ artist, photo, content, change }: PhotoUsesProps) {
  const { t } = useTranslation('photos');
  const errorText = useErrorText();
  const { busy, done, errorCode, chooseAsPicture, download } = usePhotoUses(artist, photo, content);
  return (
    <EditorSection id="uses" title={t('uses')}>
      <label className={styles.option}>
        <input type="checkbox" checked={content.press} onChange={({ target }) => change({ press: target.checked })} />
        <span>{t('fields.press')}</span>
      </label>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={content.download}
          onChange={({ target }) => change({ download: target.checked })}
        />
        <span>{t('fields.download')}</span>
      </label>
      <Hint>{t('downloadHint')}</Hint>
      <div className={styles.swatches} role="img" aria-label={t('colours')}>
        {photo.colours.map((colour) => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button busy={busy === 'picture'} onClick={() => void chooseAsPicture()}>
          {t('useAsPicture')}
        </Button>
        <Button busy={busy === 'download'} onClick={() => void download()}>
          {t('download')}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {done && t('pictureUsed')}
      </p>
      {errorCode && (
        <p role="alert" className={styles.failed}>
          {errorText(errorCode)}
        </p>
      )}
    </EditorSection>
  );
}
