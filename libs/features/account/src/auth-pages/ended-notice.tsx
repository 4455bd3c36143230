import type { EndReason } from '@countin/auth-sync/browser';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { Notice } from '@countin/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './auth-page.module.css';

/** Says why a sign-in has ended that its person has not ended here. Takes the focus, unless something has it already. */
export function EndedNotice() {
  const { t } = useTranslation('auth');
  const sync = useAuthSync();
  const [reason, setReason] = useState<EndReason | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let left = false;
    void sync.endReason().then((known) => !left && setReason(known));
    return () => {
      left = true;
    };
  }, [sync]);
  useEffect(() => {
    // The screen that had it is gone: without this a screen reader would begin anywhere.
    if (reason && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [reason]);
  if (!reason) return null;
  return (
    <div className={styles.ended} tabIndex={-1} ref={box}>
      <Notice title={t('ended.title')}>{t(`ended.${reason}`)}</Notice>
    </div>
  );
}
