import type { ReactNode } from 'react';
import { ReloadNotice } from './reload-notice.tsx';
import { tabRecovery, type NavigatingRouter } from './tab-recovery.ts';

/** A watched tab. */
export interface TabWatch {
  /** The notice that offers to reload where doing so by itself would lose something. */
  readonly notice: ReactNode;
  readonly stop: () => void;
}

/** Watches this tab for parts that do not load, from this call on: the notice's texts may still be loading. */
export function watchTab(router: NavigatingRouter, site: string): TabWatch {
  const recovery = tabRecovery(window, router);
  const stop = recovery.watch();
  return { notice: <ReloadNotice recovery={recovery} site={site} />, stop };
}
