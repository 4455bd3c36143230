import type { ReleasePage } from '@countin/domain/release';
import { dueAt } from '../../platform/due-at.ts';

/** A release that came out longer ago is told to no follower, milliseconds. */
export const NEWS_MS = 7 * 24 * 3_600_000;

/** Releases that a follower is told of now, and the time of the next look. */
export interface FollowPlan {
  /** Releases whose moment has come for this fan since they followed. */
  readonly due: readonly ReleasePage[];
  /** The moment of the artist's next release for this fan, milliseconds since 1970, or null. */
  readonly next: number | null;
}

/**
 * Plans what a follower is told of, by what is public now. Releases that were told are not examined here.
 *
 * @param releases the artist's public releases
 * @param since when the fan confirmed, milliseconds since 1970
 */
export function planFollow(
  releases: readonly ReleasePage[],
  { zone, since }: { readonly zone: string | null; readonly since: number },
  now: number,
): FollowPlan {
  const moments = releases.map((release) => ({ release, at: dueAt(release.releaseMoment, zone) }));
  const coming = moments.map(({ at }) => at).filter((at) => at > now);
  return {
    due: moments.filter(({ at }) => at <= now && at > since && at > now - NEWS_MS).map(({ release }) => release),
    next: coming.length === 0 ? null : Math.min(...coming),
  };
}
