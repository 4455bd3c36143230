import type { Beacon } from '@countin/domain/analytics';
import { SCRIPT_PATHS } from '@countin/domain/urls';

type ContentOf<E> = E extends unknown ? Omit<E, 'p' | 'at' | 'h' | 'r' | 'q' | 'z'> : never;
/** Counts an event on this page: no cookie, no identifier, and nothing is stored here. */
export type CountEvent = (event: ContentOf<Beacon>) => void;

/** Sends events on this page to the host, which answers nothing that anyone waits for. */
export function createCounting({ document: page, location, navigator }: Window): CountEvent {
  return (event) => {
    const [r, q] = [page.referrer, location.search];
    const place = { p: location.pathname, at: Date.now(), h: new Date().getHours() };
    const from = { ...(r && { r }), ...(q.includes('utm_') && { q }) };
    (navigator as Partial<Navigator>).sendBeacon?.(
      SCRIPT_PATHS.beacon,
      JSON.stringify({ ...event, ...place, ...from }),
    );
  };
}
