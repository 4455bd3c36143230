import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-overlay.tsx';

/** Loads the code of dialogs before the first one opens, so that one can open without a connection. */
export const loadDialogs = () => import('./dialog-overlay.tsx');
const DialogOverlay = lazy(loadDialogs);

/**
 * Modal dialog: a bottom sheet on phones, a card on larger screens. Traps the focus and restores it on closing. Its code
 * loads with the first one.
 */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <DialogOverlay {...props} />
    </Suspense>
  );
}
