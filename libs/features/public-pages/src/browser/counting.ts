import type { Beacon } from '@countin/domain/numbers';
import { SCRIPT_PATHS } from '@countin/domain/urls';

type ContentOf<E> = E extends unknown ? Omit<E, 'p' | 'at' | 'h' | 'r' | 'q' | 'z'> : never;
/** Counts an event on this page: no cookie, no identifier, and nothing is stored here. */
export type CountEvent = (event: ContentOf<Beacon>) => void;

/** Sends events on this page to the host, which answers nothing that anyone waits for. */
export function createCounting({ document: page, location, navigator }: Window): CountEvent {
  return (event) => {
    const { pathname: p, search } = location;
    const now = new Date();
    // JSON leaves out what is undefined.
    const r = page.referrer || undefined;
    const q = search.includes('utm_') ? search : undefined;
    (navigator as Partial<Navigator>).sendBeacon?.(
      SCRIPT_PATHS.beacon,
      JSON.stringify({ ...event, p, at: now.getTime(), h: now.getHours(), r, q }),
    );
  };
}
