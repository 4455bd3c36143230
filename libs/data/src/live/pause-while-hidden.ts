import type { Dispose } from '../access/data-access.ts';

/** How long a page may be out of sight before its connection rests, milliseconds. */
export const PAUSE_AFTER_MS = 10_000;

/** The part of a document that tells whether anybody can see it. */
export type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Lets a connection rest while its page is hidden. A live connection is a request that hangs, and over HTTP/1.1
 * a browser has six for all tabs of a host: a few forgotten tabs would keep the visible one from saving.
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
