import type { PageVersion } from '@countin/data/publisher';
import { Button, Chip, Row } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { useVersionName } from './use-version-name.ts';
import styles from '../publisher.module.css';

interface VersionRowProps {
  readonly version: PageVersion;
  readonly onView: () => void;
  readonly onCompare: () => void;
  /** Undefined where it cannot be restored. */
  readonly onRestore: (() => void) | undefined;
}

/** A version in the history. */
export function VersionRow({ version, onView, onCompare, onRestore }: VersionRowProps) {
  const { t } = useTranslation('publisher');
  const name = useVersionName()(version);
  return (
    <Row
      title={name}
      below={version.kept ? t('kept') : null}
      end={
        <div className={styles.actions}>
          {version.isLive && <Chip tone="live">{t('state.live')}</Chip>}
          <Button size="small" aria-label={t('viewNamed', { version: name })} onClick={onView}>
            {t('view')}
          </Button>
          <Button size="small" aria-label={t('compareNamed', { version: name })} onClick={onCompare}>
            {t('compare')}
          </Button>
          {onRestore && (
            <Button size="small" aria-label={t('restoreNamed', { version: name })} onClick={onRestore}>
              {t('restore')}
            </Button>
          )}
        </div>
      }
    />
  );
}
