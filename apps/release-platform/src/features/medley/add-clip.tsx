import { LIMITS } from '@countin/domain/fields';
import { Button, DropZone } from '@countin/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './medley-editor.module.css';

interface AddClipProps {
  readonly count: number;
  readonly onFile: (file: File) => void;
  /** Opens the files of the device. */
  readonly onChoose: () => void;
}

/** Takes a clip: dropped, or chosen from the files of the device. */
export function AddClip({ count, onFile, onChoose }: AddClipProps) {
  const { t } = useTranslation('medley-editor');
  if (count >= LIMITS.medleySlots) return <p className={styles.full}>{t('full')}</p>;
  return (
    <DropZone framed className={styles.add} invitation={t('drop')} onFile={onFile}>
      <Button icon={<Plus aria-hidden />} onClick={onChoose}>
        {t('add')}
      </Button>
      <p>{t('hint')}</p>
    </DropZone>
  );
}
