import type { ReleasePage } from './release-page.ts';

/**
 * Releases for a mixed shelf: half upcoming (soonest first), half released (newest first). If one half is short, the
 * other fills it.
 */
export function newAndNext(coming: readonly ReleasePage[], out: readonly ReleasePage[], size: number): ReleasePage[] {
  const half = Math.floor(size / 2);
  const next = coming.slice(0, Math.max(half, size - out.length));
  // The lists may be read at different times, so a release may be in both.
  const newest = out.filter(({ id }) => !next.some((release) => release.id === id));
  return [...next, ...newest.slice(0, size - next.length)];
}
