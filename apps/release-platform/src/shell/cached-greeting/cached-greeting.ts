/** Where the dashboard leaves what it says first, for the shell to show before any script has come. */
export const CACHED_GREETING_KEY = 'countin-cached-greeting';

/** What a dashboard said first. */
export interface CachedGreeting {
  /** Language that it is written in, and its direction. */
  readonly language: string;
  readonly direction: string;
  /** Local date on which it is right, as `Date.toDateString` writes it. */
  readonly day: string;
  readonly title: string;
  readonly below: string;
  /** What may be said on any other day. */
  readonly otherDay: { readonly title: string; readonly below: string };
}

/** What is the same of every sight that is kept now: in which language, and on which day. */
export function sightOfNow(): Pick<CachedGreeting, 'language' | 'direction' | 'day'> {
  const { lang: language, dir: direction } = document.documentElement;
  return { language, direction, day: new Date().toDateString() };
}

/** Keeps it on this device; a browser that refuses storage shows the first screen when it is there. */
export function cacheGreeting(storage: () => Storage, sight: CachedGreeting): void {
  try {
    storage().setItem(CACHED_GREETING_KEY, JSON.stringify(sight));
  } catch {
    // Nothing is lost that the screen itself does not say.
  }
}

/** Whoever leaves takes their name along. */
export function forgetGreeting(storage: () => Storage): void {
  try {
    storage().removeItem(CACHED_GREETING_KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
