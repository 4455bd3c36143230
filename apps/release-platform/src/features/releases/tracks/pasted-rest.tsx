import { LIMITS } from '@countin/domain/fields';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Notice, TextArea } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './tracks-editor.module.css';

interface PastedRestProps {
  /** Pasted lines that found no room. */
  readonly lines: readonly string[];
  readonly onClose: () => void;
}

/** Says which lines of a pasted list were not added, and keeps them until they are closed. */
export function PastedRest({ lines, onClose }: PastedRestProps) {
  const { t } = useTranslation(['release-detail', 'common']);
  const locale = useLocale();
  return (
    <div className={styles.rest}>
      <Notice
        title={t('track.notAdded', { number: formatNumber(locale, lines.length) })}
        action={
          <Button size="small" onClick={onClose}>
            {t('common:close')}
          </Button>
        }
      >
        {t('track.most', { most: formatNumber(locale, LIMITS.tracks) })}
      </Notice>
      <TextArea label={t('track.rest')} rows={4} dir="auto" readOnly value={lines.join('\n')} />
    </div>
  );
}
