import { useEffect, useState } from 'react';
import { ReloadNotice } from './reload-notice.tsx';
import { tabRecovery, type NavigatingRouter } from './tab-recovery.ts';

export interface RecoveryNoticeProps {
  readonly router: NavigatingRouter;
  /** The site's name. */
  readonly site: string;
}

/** Watches for parts that do not load, and offers to reload where doing so by itself would lose something. */
export default function RecoveryNotice({ router, site }: RecoveryNoticeProps) {
  const [recovery] = useState(() => tabRecovery(window, router));
  useEffect(() => recovery.watch(), [recovery]);
  return <ReloadNotice recovery={recovery} site={site} />;
}
