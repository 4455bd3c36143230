import type { Dispose } from '../ports/dispose.ts';

/** Time after which a hidden page pauses its connection, milliseconds. */
export const PAUSE_AFTER_MS = 10_000;

/** Part of a document that reports its visibility. */
export type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Pauses a connection while its page is hidden. A live connection is a long-running request, and over HTTP/1.1 a
 * browser allows six per host for all tabs. A few background tabs would keep the visible one from saving.
 */
export function pauseWhileHidden(page: Visibility, pause: () => void, resume: () => void): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paused = false;
  const follow = () => {
    clearTimeout(timer);
    if (page.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        paused = true;
        pause();
      }, PAUSE_AFTER_MS);
    } else if (paused) {
      paused = false;
      resume();
    }
  };
  page.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', follow);
  };
}
