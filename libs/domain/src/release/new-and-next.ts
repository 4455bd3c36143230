import type { ReleasePage } from './release-page.ts';

/**
 * Releases for a shelf of both kinds: half of it what comes next, the soonest first, and half what is out, the newest first.
 * Where one kind is short, the other fills its room.
 */
export function newAndNext(coming: readonly ReleasePage[], out: readonly ReleasePage[], size: number): ReleasePage[] {
  const half = Math.floor(size / 2);
  const next = coming.slice(0, Math.max(half, size - out.length));
  // Where the lists were read at different times, one that came out between them is in both.
  const newest = out.filter(({ id }) => !next.some((release) => release.id === id));
  return [...next, ...newest.slice(0, size - next.length)];
}
