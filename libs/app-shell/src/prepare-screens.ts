import { IMPORT_FAILURE } from '@countin/deployment-recovery';
import type { i18n } from 'i18next';
import { matchRoutes, type DataRouter } from 'react-router';

/** Screens that load ahead on one screen, at most: a list may lead to many kinds. */
const MOST_SCREENS = 16;
/** Screens that load at the same time. More would delay a screen that is opened meanwhile. */
const AT_ONCE = 3;
/** Pause between new links and their screens, milliseconds: lists and rows come in several steps. */
const QUIET_MS = 300;
/** Events that a link gets shortly before it is opened. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;
/** Events of a file that does not load. */
const FAILURES = ['vite:preloadError', IMPORT_FAILURE] as const;

/** Links to screens. */
const LINK = 'a[href]';

/** Not in every browser, and not in TypeScript's library. */
interface Connection {
  readonly saveData?: boolean;
}

interface Preparation {
  readonly window: Window;
  readonly router: Pick<DataRouter, 'routes' | 'state' | 'subscribe'>;
  readonly i18n: Pick<i18n, 'loadNamespaces'>;
  /** Texts that load with the screens. */
  readonly texts: readonly string[];
  /** Patterns of screens that are one press away from a screen, by its pattern. */
  readonly next?: (pattern: string) => readonly string[];
}

type Load = () => Promise<unknown>;
type NextOf = NonNullable<Preparation['next']>;

/**
 * Loads the code of screens before they are opened. Candidates are links that the user points at, presses or focuses,
 * and links that appear in the main content. Nothing loads ahead of an intent where the user saves data.
 *
 * @returns dispose function
 */
export function prepareScreens({ window, router, i18n, texts, next = () => [] }: Preparation): () => void {
  const { document } = window;
  const rests = () => router.state.navigation.state === 'idle';
  const loadTexts: Load = () => i18n.loadNamespaces([...texts]);
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
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
    if (link?.origin !== document.location.origin) return;
    void prepare([...(loadsOf(router, link.pathname)?.loads ?? []), loadTexts]);
  };

  const prepared = new Set<string>();
  const waiting: Screen[] = [];
  const loadNext = async (): Promise<void> => {
    const screen = rests() ? waiting.shift() : undefined;
    if (!screen) return;
    prepared.add(screen.id);
    await prepare(screen.loads);
    await loadNext();
  };
  const prepareShown = () => {
    const screens = shownScreens(router, document, next).filter(({ id }) => !prepared.has(id));
    waiting.splice(0, waiting.length, ...screens);
    for (let free = AT_ONCE - loading; free > 0; free -= 1) void loadNext();
  };
  let timer = 0;
  const prepareShortly = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(prepareShown, QUIET_MS);
  };
  const newLinks = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(holdsLink))) prepareShortly();
  });
  const follow = () => {
    // Navigations without a press on a link, such as the back button, also load the texts beside code and data.
    if (rests()) prepareShortly();
    else void prepare([loadTexts]);
  };

  for (const type of FAILURES) window.addEventListener(type, hush, true);
  for (const type of INTENTS) document.addEventListener(type, intend, { capture: true, passive: true });
  const saves = (window.navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;
  const stopFollowing = saves ? () => undefined : router.subscribe(follow);
  if (!saves) {
    newLinks.observe(document.body, { childList: true, subtree: true });
    void prepare([loadTexts]);
    prepareShown();
  }
  return () => {
    stopFollowing();
    newLinks.disconnect();
    window.clearTimeout(timer);
    for (const type of FAILURES) window.removeEventListener(type, hush, true);
    for (const type of INTENTS) document.removeEventListener(type, intend, true);
  };
}

/**
 * Code of the screens that the main content links to, once per route, then of those one press further. Short paths
 * first: they are light overviews.
 */
function shownScreens(router: Preparation['router'], document: Document, next: NextOf): Screen[] {
  const shown = [...document.querySelectorAll<HTMLAnchorElement>(`main ${LINK}`)]
    .filter(({ origin }) => origin === document.location.origin)
    .map(({ pathname }) => pathname)
    .toSorted((a, b) => a.split('/').length - b.split('/').length);
  const screens = new Map<string, Screen>();
  const add = (path: string) => {
    const screen = loadsOf(router, path);
    if (screen && !screens.has(screen.id)) screens.set(screen.id, screen);
  };
  shown.forEach(add);
  [...screens.values()].flatMap(({ pattern }) => next(pattern)).forEach(add);
  return [...screens.values()].slice(0, MOST_SCREENS);
}

const holdsLink = (node: Node): boolean =>
  node instanceof Element && (node.matches(LINK) || node.querySelector(LINK) !== null);

interface Screen {
  readonly id: string;
  readonly pattern: string;
  /** Its lazily loaded parts that have not loaded. */
  readonly loads: Load[];
}

/** The screen at a path, or at a pattern, which matches itself; null if there is none. */
function loadsOf({ routes }: Preparation['router'], path: string): Screen | null {
  const matches = matchRoutes(routes, path) ?? [];
  const loads = matches.flatMap(({ route: { lazy } }) => (typeof lazy === 'function' ? [lazy] : []));
  const { id, path: pattern } = matches.at(-1)?.route ?? {};
  return id === undefined || pattern === undefined ? null : { id, pattern, loads };
}
