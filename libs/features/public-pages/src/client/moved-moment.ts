import { PAGE_DATA_ID } from '../document/page-data.ts';
import type { ReleaseData } from '../release/release-page-data.ts';
import type { ServerClock } from '../browser/server-clock.ts';

/** A page that comes back into view is compared at most this often, milliseconds. */
const PAUSE_MS = 60_000;
/**
 * Milliseconds before the moment at which the page is compared once more. The spread prevents that all fans ask at
 * once.
 */
const AHEAD_MS = 180_000;
const SPREAD_MS = 120_000;
/** Longest wait of a browser's timer. */
const LONGEST_MS = 2_147_483_647;

/**
 * Notices that the release moment was moved after this page was loaded, and reloads the page. It checks when the page
 * comes back into view, and some minutes before the moment. It waits while something is typed into the form.
 *
 * @param at the moment that this page knows, milliseconds since 1970
 * @param reload loads the page anew
 */
export function watchMovedMoment(
  data: ReleaseData,
  clock: Pick<ServerClock, 'now'>,
  at: number,
  window: Window & typeof globalThis,
  reload = () => load(window),
): void {
  const { document: root } = window;
  let comparedAt = clock.now();

  async function compare(): Promise<void> {
    comparedAt = clock.now();
    try {
      const answer = await window.fetch(address(window), { cache: 'no-cache', headers: { accept: 'text/html' } });
      if (!answer.ok) return;
      const now = momentIn(new window.DOMParser().parseFromString(await answer.text(), 'text/html'));
      if (now !== null && now !== JSON.stringify(data.moment) && !isTyping(root)) reload();
    } catch {
      // Offline: the page goes by what it knows.
    }
  }

  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'visible' && clock.now() - comparedAt >= PAUSE_MS) void compare();
  });
  const wait = at - clock.now() - AHEAD_MS + Math.random() * SPREAD_MS;
  if (wait > 0 && wait < LONGEST_MS) setTimeout(() => void compare(), wait);
}

/** The moment of a release page, as its script reads it; null for any other page. */
function momentIn(page: Document): string | null {
  const found = JSON.parse(page.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as Partial<ReleaseData> | null;
  return found?.page === 'release' && found.moment ? JSON.stringify(found.moment) : null;
}

function isTyping(root: Document): boolean {
  return [...root.querySelectorAll<HTMLInputElement>('form input:not([type=hidden], [type=checkbox])')].some(
    (field) => field.value !== field.defaultValue,
  );
}

/** Without its hash, which would not load anything. */
function address({ location }: Window): string {
  return location.pathname + location.search;
}

/** As a first visit: reloading the answer to a form would ask to send it again. */
function load(window: Window): void {
  window.location.replace(address(window));
}
