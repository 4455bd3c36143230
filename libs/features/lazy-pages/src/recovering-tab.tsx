import { whenIdle } from '@countin/data/access';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { RecoveryPartProps } from './recovery-part.tsx';

const Nothing = () => null;
/** Where even this does not load, the screens say what happened, as without it. */
const RecoveryPart = lazy<ComponentType<RecoveryPartProps>>(() =>
  import('./recovery-part.tsx').catch(() => ({ default: Nothing })),
);

/** Recovers this tab after a deployment, from the moment on when its first screen has all it needs. */
export function RecoveringTab(props: RecoveryPartProps) {
  const client = useQueryClient();
  const [calm, setCalm] = useState(false);
  useEffect(() => whenIdle(window, client, () => setCalm(true)), [client]);
  return calm ? (
    <Suspense>
      <RecoveryPart {...props} />
    </Suspense>
  ) : null;
}
