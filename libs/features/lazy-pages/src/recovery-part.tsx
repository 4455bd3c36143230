import { useEffect, useState } from 'react';
import type { Recovery } from './recovery.ts';
import { ReloadNotice } from './reload-notice.tsx';
import { watchFailures, type Going } from './watch-failures.ts';

export interface RecoveryPartProps {
  readonly router: Going;
  /** The site's name. */
  readonly site: string;
}

/** Watches for parts that do not load, and offers to reload where doing so by itself would lose something. */
export default function RecoveryPart({ router, site }: RecoveryPartProps) {
  const [recovery, setRecovery] = useState<Recovery | null>(null);
  useEffect(() => {
    const watch = watchFailures(window, router);
    setRecovery(watch.recovery);
    return watch.dispose;
  }, [router]);
  return recovery && <ReloadNotice recovery={recovery} site={site} />;
}
