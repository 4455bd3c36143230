import { whenIdle } from '@countin/data/access';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { NavigatingRouter } from './tab-recovery.ts';

interface DeploymentRecoveryProps {
  readonly router: NavigatingRouter;
  /** The site's name. */
  readonly site: string;
}

/** Recovers this tab after a deployment, from the moment on when its first screen has all it needs. */
export function DeploymentRecovery({ router, site }: DeploymentRecoveryProps) {
  const client = useQueryClient();
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    const ended = new AbortController();
    const watch = async () => {
      const { watchTab } = await import('./tab-watch.tsx');
      if (ended.signal.aborted) return;
      const watched = watchTab(router, site);
      ended.signal.addEventListener('abort', watched.stop);
      setNotice(watched.notice);
    };
    // Where even this does not load, the screens say what happened, as without it.
    const stopWaiting = whenIdle(window, client, () => void watch().catch(() => undefined));
    return () => {
      stopWaiting();
      ended.abort();
    };
  }, [client, router, site]);
  return <Suspense>{notice}</Suspense>;
}
