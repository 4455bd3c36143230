import { formatList } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './save-conflicts.module.css';

interface RestoredNoteProps {
  /** Fields that came back. */
  readonly fields: readonly string[];
  readonly nameOf: (field: string) => string;
  readonly onEnd: (keep: boolean) => void;
}

/** Says what an earlier editor had left unsaved, and that it is here again. */
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
          <Button size="small" look="quiet" onClick={() => onEnd(false)}>
            {t('restored.discard')}
          </Button>
        </span>
      }
    />
  );
}
