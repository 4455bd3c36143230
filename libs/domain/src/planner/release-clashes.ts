import { daysBetween } from './plan-days.ts';
import type { ReleaseFacts } from './plan-facts.ts';

/** Releases of one artist that are fewer days apart take each other's attention. */
const CLASH_DAYS = 7;

/** Two releases of an artist that are close to each other. */
export interface Clash {
  readonly first: string;
  readonly second: string;
  /** Days between them. */
  readonly days: number;
}

/** Releases with dates that are fewer than `within` days apart, in the order of their dates. */
export function releaseClashes(releases: readonly ReleaseFacts[], within = CLASH_DAYS): Clash[] {
  const dated = releases
    .flatMap(({ id, status, releaseMoment }) =>
      releaseMoment === null || status === 'archived' ? [] : [{ id, date: releaseMoment.date }],
    )
    .sort((a, b) => a.date.localeCompare(b.date));
  return dated.flatMap((release, index) =>
    dated.slice(index + 1).flatMap((other) => {
      const days = daysBetween(release.date, other.date);
      return days < within ? [{ first: release.id, second: other.id, days }] : [];
    }),
  );
}
