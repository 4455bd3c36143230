import { resolveMoment, type ReleaseMoment } from './release-moment.ts';

/** What is stored. `scheduled` and `released` follow from the release moment and the clock, so nobody has to act. */
export const STATUSES = ['draft', 'published', 'archived'] as const;
/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number];

/** What people see: the release lifecycle. */
export type ReleaseState = 'draft' | 'scheduled' | 'released' | 'archived';

/**
 * The state of a release at an instant, for someone in a zone.
 *
 * @param now milliseconds since 1970, by the server's clock
 */
export function releaseStateAt(
  release: { readonly status: Status; readonly releaseMoment: ReleaseMoment | null },
  now: number,
  zone: string,
): ReleaseState {
  if (release.status !== 'published') return release.status;
  if (!release.releaseMoment) return 'released';
  return now < resolveMoment(release.releaseMoment, zone).at ? 'scheduled' : 'released';
}
