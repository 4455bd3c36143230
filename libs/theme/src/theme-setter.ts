import {
  DARK_QUERY,
  isTheme,
  resolveTheme,
  SITE_THEMES,
  type ResolvedTheme,
  type Site,
  type Theme,
} from './theme-choice.ts';

/** Subset of `window` used by the theme setter. */
export interface ThemeWindow {
  readonly document: { readonly documentElement: { setAttribute(name: string, value: string): void } };
  /** The getter may throw when storage is blocked. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  matchMedia(query: string): Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

export interface ThemeSetter {
  /** The user's choice, or the site's default. */
  choice(): Theme;
  /** Theme shown now. */
  resolved(): ResolvedTheme;
  /** Applies and saves light, dark or auto; anything else is ignored. */
  set(value: unknown): void;
  /** Calls back after each change from any source. Returns its dispose function. */
  subscribe(listener: () => void): () => void;
  /** Stops following the system and other tabs. */
  dispose(): void;
}

/**
 * Reads the stored theme and applies it to the document root as `data-theme`. Follows the system's preference and other
 * tabs until disposed. Logs a warning and continues when storage is unavailable.
 */
export function createThemeSetter(
  site: Site,
  window: ThemeWindow,
  warn: (message: string, error: unknown) => void = console.warn,
): ThemeSetter {
  const { key, fallback } = SITE_THEMES[site];
  const system = window.matchMedia(DARK_QUERY);
  const listeners = new Set<() => void>();
  let choice = read() ?? fallback;

  function read(): Theme | null {
    try {
      const stored = window.localStorage.getItem(key);
      return isTheme(stored) ? stored : null;
    } catch (error) {
      warn('The theme cannot be read from storage', error);
      return null;
    }
  }

  function apply(): void {
    window.document.documentElement.setAttribute('data-theme', resolveTheme(choice, system.matches));
    for (const listener of listeners) listener();
  }

  function onSystem(): void {
    if (choice === 'auto') apply();
  }

  function onStorage(event: StorageEvent): void {
    // A null key means that the other tab cleared everything.
    if (event.key !== key && event.key !== null) return;
    choice = isTheme(event.newValue) ? event.newValue : fallback;
    apply();
  }

  system.addEventListener('change', onSystem);
  window.addEventListener('storage', onStorage);
  apply();

  return {
    choice: () => choice,
    resolved: () => resolveTheme(choice, system.matches),
    set(value) {
      if (!isTheme(value)) return;
      choice = value;
      apply();
      try {
        window.localStorage.setItem(key, value);
      } catch (error) {
        warn('The theme cannot be saved', error);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      system.removeEventListener('change', onSystem);
      window.removeEventListener('storage', onStorage);
      listeners.clear();
    },
  };
}
