import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Something is not saved yet. */
  readonly unsaved: boolean;
  /** Saves what is left; false when that did not work. */
  readonly flush: () => Promise<boolean>;
}

/** Saves before the screen is left. Only when that does not work it asks. */
export function LeaveGuard({ unsaved, flush }: LeaveGuardProps) {
  const { t } = useTranslation('autosave');
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

  if (!asking || blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      variant="leave"
      title={t('leave.title')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      onCancel={() => {
        setAsking(false);
        blocker.reset();
      }}
      onConfirm={() => {
        setAsking(false);
        blocker.proceed();
      }}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
