import { loadDialogs } from '@countin/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  readonly unsaved: boolean;
  /** Saves pending changes; false if the save failed. */
  readonly flush: () => Promise<boolean>;
}

/** Saves before the user leaves the screen. Asks for confirmation only if the save fails. */
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

  // The question has to open without a connection too.
  useEffect(() => void loadDialogs().catch(() => undefined), []);

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
