import { Button, Dialog } from '@countin/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import styles from '../dialogs/ask-dialog.module.css';

interface LeaveGuardProps {
  /** Something is not saved yet. */
  readonly unsaved: boolean;
  readonly flush: () => Promise<boolean>;
}

/** Leaving saves first; only when that does not work it asks. */
export function LeaveGuard({ unsaved, flush }: LeaveGuardProps) {
  const { t } = useTranslation('release-editor');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void flush().then((saved) => (saved ? blocker.proceed() : setAsking(true)));
  }, [blocker, flush]);

  useEffect(() => {
    if (!unsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [unsaved]);

  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const leave = () => {
    setAsking(false);
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={asking && blocker.state === 'blocked'}
      onClose={stay}
      alert
      title={t('leaveAsk.title')}
      closeLabel={t('leaveAsk.stay')}
    >
      <p className={styles.text}>{t('leaveAsk.text')}</p>
      <div className={styles.actions}>
        <Button onClick={leave}>{t('leaveAsk.leave')}</Button>
        <Button look="filled" onClick={stay} autoFocus>
          {t('leaveAsk.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
