import { Button, DropZone } from '@countin/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './import-fans.module.css';

interface FileChoiceProps {
  readonly file: File | null;
  readonly disabled: boolean;
  /** Why the file cannot be imported; null for no reason. */
  readonly error: string | null;
  readonly onChoose: (file: File) => void;
}

/** Takes the file of an import: dropped, or chosen from those of the device. */
export function FileChoice({ file, disabled, error, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('signups');
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <DropZone
      framed
      className={styles.file}
      invitation={t('import.drop')}
      onFile={(dropped) => !disabled && onChoose(dropped)}
    >
      <b id={`${id}-label`}>{t('import.file')}</b>
      {file && <bdi className={styles.fileName}>{file.name}</bdi>}
      <p id={`${id}-hint`}>{t('import.fileHint')}</p>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={styles.fileError}>
          {error}
        </p>
      )}
      <Button
        icon={<FileSpreadsheet aria-hidden />}
        disabled={disabled}
        aria-describedby={`${id}-label ${id}-hint`}
        onClick={() => chooser.current?.click()}
      >
        {t(file ? 'import.another' : 'import.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={t('import.file')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // The same file again is a choice too.
          target.value = '';
        }}
      />
    </DropZone>
  );
}
