import { releaseDay } from './release-day.ts';
import type { ReleaseMoment } from './release-moment.ts';

/**
 * Stored status. `scheduled` and `released` are derived from release moment and clock, so no job has to switch them.
 */
export const STATUSES = ['draft', 'published', 'archived'] as const;
/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number];

/** Release state shown to users. */
export type ReleaseState = 'draft' | 'scheduled' | 'released' | 'archived';

/**
 * State of a release at an instant, for a user in a time zone.
 *
 * @param now server time, milliseconds since 1970
 */
export function releaseStateAt(
  release: { readonly status: Status; readonly releaseMoment: ReleaseMoment | null },
  now: number,
  zone: string,
): ReleaseState {
  if (release.status !== 'published') return release.status;
  if (!release.releaseMoment) return 'released';
  return releaseDay(release.releaseMoment, now, zone).phase === 'before' ? 'scheduled' : 'released';
}

/** Whether the working copy was saved again after its page was last published. */
export function changedSinceLive(product: {
  readonly status: Status;
  readonly publishedAt: number | null;
  readonly updatedAt: number;
}): boolean {
  return product.status === 'published' && product.publishedAt !== null && product.updatedAt > product.publishedAt;
}
