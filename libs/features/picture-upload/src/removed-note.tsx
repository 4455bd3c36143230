import type { CroppedKind } from '@countin/domain/media';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './upload-actions.module.css';

/** Says that a picture is gone, and brings it back. */
export function RemovedNote({ kind, onUndo }: { kind: CroppedKind; onUndo: () => void }) {
  const { t } = useTranslation('picture-upload');
  return (
    <p className={styles.removed} role="status">
      {t(`removed.${kind === 'cover' ? 'cover' : 'picture'}`)}
      <Button size="small" onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  );
}
