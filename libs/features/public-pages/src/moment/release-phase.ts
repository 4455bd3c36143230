import { firstInstant, lastInstant, type ReleasePage } from '@countin/domain/release';

/**
 * Phase of a page, as far as a server can know. `wave`: a `local` moment has come for some of the world; only the fan's
 * own clock can tell.
 */
export type ReleasePhase = 'before' | 'wave' | 'after' | 'archived';

export function phaseAt(release: Pick<ReleasePage, 'status' | 'releaseMoment'>, now: number): ReleasePhase {
  if (release.status === 'archived') return 'archived';
  if (now < firstInstant(release.releaseMoment)) return 'before';
  return now < lastInstant(release.releaseMoment) ? 'wave' : 'after';
}

/** The instant at which the page changes by itself, or null when it stays. */
export function nextPhaseAt(release: Pick<ReleasePage, 'status' | 'releaseMoment'>, now: number): number | null {
  const phase = phaseAt(release, now);
  if (phase === 'before') return firstInstant(release.releaseMoment);
  return phase === 'wave' ? lastInstant(release.releaseMoment) : null;
}
