import { LIMITS } from '@countin/domain/fields';
import { Button, DropZone, visuallyHidden } from '@countin/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './medley-editor.module.css';

/** Takes a clip: dropped, or chosen from the files of the device. */
export function AddClip({ count, onFile }: { readonly count: number; readonly onFile: (file: File) => void }) {
  const { t } = useTranslation('medley-editor');
  const chooser = useRef<HTMLInputElement>(null);
  if (count >= LIMITS.medleySlots) return <p className={styles.full}>{t('full')}</p>;
  return (
    <DropZone framed className={styles.add} invitation={t('drop')} onFile={onFile}>
      <Button icon={<Plus aria-hidden />} onClick={() => chooser.current?.click()}>
        {t('add')}
      </Button>
      <p>{t('hint')}</p>
      <input
        ref={chooser}
        type="file"
        accept="audio/*,video/mp4,video/webm"
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file again is a choice too.
          target.value = '';
        }}
      />
    </DropZone>
  );
}
