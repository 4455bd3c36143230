import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './picture-uploader.module.css';

interface UncroppedNoteProps {
  readonly onCrop: () => void;
  /** Brings back what was there before. */
  readonly onUndo: () => void;
}

/** Says that all of a square picture is used, and how to change that. */
export function UncroppedNote({ onCrop, onUndo }: UncroppedNoteProps) {
  const { t } = useTranslation('picture-upload');
  return (
    <div className={styles.note} role="status">
      <p>{t('uncropped')}</p>
      <Button size="small" onClick={onCrop}>
        {t('cropIt')}
      </Button>
      <Button size="small" variant="quiet" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
