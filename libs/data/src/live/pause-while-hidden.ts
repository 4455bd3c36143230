import type { Dispose } from '../access/data-access.ts';

/** How long a page may be out of sight before its connection rests, milliseconds. */
export const REST_AFTER_MS = 10_000;

/** The part of a document that tells whether anybody can see it. */
export type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Lets a connection rest while its page is hidden. A live connection is a request that hangs, and over HTTP/1.1
 * a browser has six for all tabs of a host: a few forgotten tabs would keep the visible one from saving.
 */
export function restWhileHidden(page: Visibility, rest: () => void, resume: () => void): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  const follow = () => {
    clearTimeout(timer);
    if (page.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        resting = true;
        rest();
      }, REST_AFTER_MS);
    } else if (resting) {
      resting = false;
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
