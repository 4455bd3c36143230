import { useEffect, useState } from 'react';
import { ReloadNotice } from './reload-notice.tsx';
import { tabRecovery, type Going } from './tab-recovery.ts';

export interface RecoveryPartProps {
  readonly router: Going;
  /** The site's name. */
  readonly site: string;
}

/** Watches for parts that do not load, and offers to reload where doing so by itself would lose something. */
export default function RecoveryPart({ router, site }: RecoveryPartProps) {
  const [recovery] = useState(() => tabRecovery(window, router));
  useEffect(() => recovery.watch(), [recovery]);
  return <ReloadNotice recovery={recovery} site={site} />;
}
