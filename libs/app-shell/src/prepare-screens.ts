import { whenIdle } from '@countin/data/access';
import { IMPORT_FAILURE } from '@countin/deployment-recovery';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { matchRoutes, type DataRouter } from 'react-router';

/** Screens that load ahead on one screen, at most: a list may lead to many kinds. */
const MOST_SCREENS = 8;
/** Pause in requests before screens load ahead, milliseconds. */
const QUIET_MS = 300;
/** Events that a link gets shortly before it is opened. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;
/** Events of a file that does not load. */
const FAILURES = ['vite:preloadError', IMPORT_FAILURE] as const;

/** Not in every browser, and not in TypeScript's library. */
interface Connection {
  readonly saveData?: boolean;
}

interface Preparation {
  readonly window: Window;
  readonly router: Pick<DataRouter, 'routes' | 'state' | 'subscribe'>;
  readonly client: QueryClient;
  readonly i18n: Pick<i18n, 'loadNamespaces'>;
  /** Texts that load with the screens. */
  readonly texts: readonly string[];
}

type Load = () => Promise<unknown>;

/**
 * Loads the code of screens before they are opened: of a link that the user points at, presses or focuses, and of the
 * links in the main content once the page is idle. Nothing loads ahead of an intent where the user saves data.
 *
 * @returns dispose function
 */
export function prepareScreens({ window, router, client, i18n, texts }: Preparation): () => void {
  const { document } = window;
  const rests = () => router.state.navigation.state === 'idle';
  let loading = 0;

  const prepare = async (loads: readonly Load[]) => {
    loading += 1;
    try {
      await Promise.all(loads.map((load) => load()));
    } catch {
      // The screen loads when it is opened, and says why it cannot.
    } finally {
      loading -= 1;
    }
  };
  // Recovery from a deployment would reload the tab, although the user has not opened anything yet.
  const hush = (event: Event) => {
    if (loading > 0 && rests()) event.stopImmediatePropagation();
  };
  const intend = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) void prepare(loadsOf(router, link)?.loads ?? []);
  };

  let round = 0;
  const prepareShown = async () => {
    const own = ++round;
    await i18n.loadNamespaces([...texts]);
    for (const loads of shownScreens(router, document)) {
      if (own !== round || !rests()) return;
      await prepare(loads);
    }
  };
  let stopWaiting = () => undefined as void;
  let shown: unknown = null;
  const follow = () => {
    if (!rests() || router.state.location === shown) return;
    shown = router.state.location;
    stopWaiting();
    stopWaiting = whenIdle(window, client, () => void prepareShown().catch(() => undefined), {
      quietMs: QUIET_MS,
      interactions: [],
    });
  };

  for (const type of FAILURES) window.addEventListener(type, hush, true);
  for (const type of INTENTS) document.addEventListener(type, intend, { capture: true, passive: true });
  const saves = (window.navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;
  const stopFollowing = saves ? () => undefined : router.subscribe(follow);
  if (!saves) follow();
  return () => {
    stopFollowing();
    stopWaiting();
    for (const type of FAILURES) window.removeEventListener(type, hush, true);
    for (const type of INTENTS) document.removeEventListener(type, intend, true);
  };
}

/** Code of the screens that the main content links to, once per route. Short paths first: they are light overviews. */
function shownScreens(router: Preparation['router'], document: Document): readonly Load[][] {
  const screens = new Map<string, { readonly depth: number; readonly loads: Load[] }>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const found = loadsOf(router, link);
    if (found && !screens.has(found.id)) screens.set(found.id, { ...found, depth: link.pathname.split('/').length });
  }
  return [...screens.values()]
    .sort((a, b) => a.depth - b.depth)
    .slice(0, MOST_SCREENS)
    .map(({ loads }) => loads);
}

/** The lazily loaded parts of the screen behind a link; null if it is none of this site's, or all has loaded. */
function loadsOf(
  { routes }: Preparation['router'],
  { origin, pathname, ownerDocument }: HTMLAnchorElement,
): { readonly id: string; readonly loads: Load[] } | null {
  if (origin !== ownerDocument.location.origin) return null;
  const matches = matchRoutes(routes, pathname) ?? [];
  const loads = matches.flatMap(({ route: { lazy } }) => (typeof lazy === 'function' ? [lazy] : []));
  const id = matches.at(-1)?.route.id;
  return id === undefined || loads.length === 0 ? null : { id, loads };
}
