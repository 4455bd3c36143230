import type { QueryClient } from '@tanstack/react-query';
import type { Dispose } from '../ports/dispose.ts';

/** Time without queries after which a screen counts as complete, milliseconds. */
export const QUIET_MS = 2000;
/** Maximum wait for an idle browser, milliseconds. */
const PATIENCE_MS = 5000;
const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/** Part of a window that reports user interactions and idle time. */
export type IdleWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;

interface IdleOptions {
  /** Time without queries, milliseconds. */
  readonly quietMs?: number;
  /** Types of events that end the wait. Default: a press and a key. */
  readonly interactions?: readonly string[];
}

/**
 * Calls back once: when no query runs and the browser is idle, or at the first user interaction. For work that must
 * not delay the first screen.
 */
export function whenIdle(
  window: IdleWindow,
  client: QueryClient,
  act: () => void,
  { quietMs = QUIET_MS, interactions = INTERACTIONS }: IdleOptions = {},
): Dispose {
  let timer = 0;
  let idle = 0;
  const rest = () => {
    window.clearTimeout(timer);
    window.cancelIdleCallback?.(idle);
  };
  const wait = () => {
    rest();
    timer = window.setTimeout(() => {
      // A running query triggers this check again when it ends.
      if (client.isFetching() > 0) return;
      if (window.requestIdleCallback) idle = window.requestIdleCallback(go, { timeout: PATIENCE_MS });
      else go();
    }, quietMs);
  };
  const stopListening = client.getQueryCache().subscribe(({ type }) => {
    // A component with a query that renders again, for example for a clock, is no activity.
    if (type !== 'observerOptionsUpdated') wait();
  });
  const end = () => {
    rest();
    stopListening();
    for (const type of interactions) window.removeEventListener(type, go, true);
  };
  const go = () => {
    end();
    act();
  };
  for (const type of interactions) window.addEventListener(type, go, { capture: true, passive: true });
  wait();
  return end;
}
