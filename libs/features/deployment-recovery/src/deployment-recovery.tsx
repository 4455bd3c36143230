import { whenIdle } from '@countin/data/access';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { RecoveryNoticeProps } from './recovery-notice.tsx';

const Nothing = () => null;
/** Where even this does not load, the screens say what happened, as without it. */
const RecoveryNotice = lazy<ComponentType<RecoveryNoticeProps>>(() =>
  import('./recovery-notice.tsx').catch(() => ({ default: Nothing })),
);

/** Recovers this tab after a deployment, from the moment on when its first screen has all it needs. */
export function DeploymentRecovery(props: RecoveryNoticeProps) {
  const client = useQueryClient();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(window, client, () => setIdle(true)), [client]);
  return idle ? (
    <Suspense>
      <RecoveryNotice {...props} />
    </Suspense>
  ) : null;
}
