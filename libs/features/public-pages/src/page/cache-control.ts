const FRESH_SECONDS = 60;
const STALE_SECONDS = 600;

/**
 * Lets a CDN keep a page for a minute, and serve the old copy for ten more while it revalidates. No copy outlives the
 * moment at which the page changes by itself. The host keeps `stale-while-revalidate` from browsers.
 *
 * @param nextChange milliseconds since 1970, or null when nothing is due
 */
export function publicCacheControl(now: number, nextChange: number | null): string {
  const left = nextChange === null ? Infinity : Math.max(0, Math.floor((nextChange - now) / 1000));
  const fresh = Math.min(FRESH_SECONDS, left);
  const stale = Math.min(STALE_SECONDS, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
