import { Button, Notice } from '@countin/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recovery } from './recovery.ts';
import styles from './reload-notice.module.css';

interface ReloadNoticeProps {
  readonly recovery: Recovery;
  /** The site's name. */
  readonly site: string;
}

/** Offers to reload where doing so by itself would lose what the person typed. */
export function ReloadNotice({ recovery, site }: ReloadNoticeProps) {
  // Loaded before it is needed, since then it may be gone.
  const { t } = useTranslation('reload');
  const offered = useSyncExternalStore(recovery.subscribe, recovery.offered);
  if (!offered) return null;
  return (
    <div className={styles.notice}>
      <Notice
        title={t('title')}
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            {t('action')}
          </Button>
        }
      >
        {t('text', { site })}
      </Notice>
    </div>
  );
}
