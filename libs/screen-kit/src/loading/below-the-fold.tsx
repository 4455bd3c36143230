import { useDeferredValue, type ReactNode } from 'react';

/**
 * Parts of a screen below those that a phone shows first. They render in the background once the first parts are
 * there, so that these can be used earlier.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
