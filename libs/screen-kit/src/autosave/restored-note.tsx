import { formatList } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './save-conflicts.module.css';

interface RestoredNoteProps {
  /** Names of the restored fields. */
  readonly fields: readonly string[];
  readonly nameOf: (field: string) => string;
  readonly onEnd: (keep: boolean) => void;
}

/** Notice about unsaved changes that were restored from an earlier editor. */
export function RestoredNote({ fields, nameOf, onEnd }: RestoredNoteProps) {
  const { t } = useTranslation('autosave');
  const locale = useLocale();
  if (fields.length === 0) return null;
  return (
    <Notice
      title={t('restored.title', { fields: formatList(locale, [...new Set(fields.map(nameOf))]) })}
      action={
        <span className={styles.actions}>
          <Button size="small" onClick={() => onEnd(true)}>
            {t('restored.keep')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onEnd(false)}>
            {t('restored.discard')}
          </Button>
        </span>
      }
    />
  );
}
