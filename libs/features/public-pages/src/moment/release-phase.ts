import { releaseDay, type MomentPhase, type ReleasePage } from '@countin/domain/release';

/** Phase of a page, as far as a server can know. In a `wave` only the fan's own clock can tell. */
export type ReleasePhase = MomentPhase | 'archived';

export function phaseAt(release: Pick<ReleasePage, 'status' | 'releaseMoment'>, now: number): ReleasePhase {
  return release.status === 'archived' ? 'archived' : releaseDay(release.releaseMoment, now, null).phase;
}
