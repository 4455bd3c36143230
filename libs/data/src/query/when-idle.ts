import type { QueryClient } from '@tanstack/react-query';
import type { Dispose } from '../access/data-access.ts';

/** How long nothing must have been asked for before a screen counts as complete, milliseconds. */
export const QUIET_MS = 2000;
/** How long a browser that is never idle is waited for, milliseconds. */
const PATIENCE_MS = 5000;
const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/** The part of a window that tells whether its person and its browser are at work. */
export type IdleWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;

/**
 * Calls back once: when the screen has all it asked for and the browser is idle, or with the first thing that the
 * person does. For what a first screen must not wait for.
 */
export function whenIdle(window: IdleWindow, client: QueryClient, act: () => void): Dispose {
  let timer = 0;
  let idle = 0;
  const rest = () => {
    window.clearTimeout(timer);
    window.cancelIdleCallback?.(idle);
  };
  const wait = () => {
    rest();
    timer = window.setTimeout(() => {
      // What is under way says so when it ends.
      if (client.isFetching() > 0) return;
      if (window.requestIdleCallback) idle = window.requestIdleCallback(go, { timeout: PATIENCE_MS });
      else go();
    }, QUIET_MS);
  };
  const stopListening = client.getQueryCache().subscribe(wait);
  const end = () => {
    rest();
    stopListening();
    for (const type of INTERACTIONS) window.removeEventListener(type, go, true);
  };
  const go = () => {
    end();
    act();
  };
  for (const type of INTERACTIONS) window.addEventListener(type, go, { capture: true, passive: true });
  wait();
  return end;
}
