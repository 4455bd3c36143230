/** Storage key of the dashboard's greeting. The shell shows it before any script has loaded. */
export const CACHED_GREETING_KEY = 'countin-cached-greeting';

/** The last greeting of the dashboard. */
export interface CachedGreeting {
  /** Language of the greeting, and its text direction. */
  readonly language: string;
  readonly direction: string;
  /** Local date for which the greeting is valid, as `Date.toDateString` writes it. */
  readonly day: string;
  readonly title: string;
  readonly below: string;
  /** Greeting for any other day. */
  readonly otherDay: { readonly title: string; readonly below: string };
}

/** Language, direction and day to cache with a greeting. */
export function sightOfNow(): Pick<CachedGreeting, 'language' | 'direction' | 'day'> {
  const { lang: language, dir: direction } = document.documentElement;
  return { language, direction, day: new Date().toDateString() };
}

/** Caches the greeting on this device. Without storage, the dashboard appears only once it has loaded. */
export function cacheGreeting(storage: () => Storage, sight: CachedGreeting): void {
  try {
    storage().setItem(CACHED_GREETING_KEY, JSON.stringify(sight));
  } catch {
    // No loss: the dashboard shows its greeting itself.
  }
}

/** Privacy: removes the cached name on log-out. */
export function forgetGreeting(storage: () => Storage): void {
  try {
    storage().removeItem(CACHED_GREETING_KEY);
  } catch {
    // Storage is blocked, so there is no greeting to remove.
  }
}
