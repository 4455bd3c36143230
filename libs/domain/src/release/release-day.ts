import { firstInstant, lastInstant, resolveMoment, type ReleaseMoment } from './release-moment.ts';

/**
 * Phase of a moment for a reader. `wave`: it has come for some of the world, and the reader's zone, which would tell,
 * is unknown.
 */
export type MomentPhase = 'before' | 'wave' | 'after';

/** When a release comes for a reader. */
export interface ReleaseDay {
  /** Milliseconds since 1970; its calendar date in {@link ReleaseDay.zone} is the date of the release. */
  readonly at: number;
  /** Zone that the date is read in. */
  readonly zone: string;
  readonly phase: MomentPhase;
}

/**
 * The day of a release, for a reader in a time zone. Every surface takes the date and "out or coming" from here.
 * Without a reader, an instant has its date in its own zone, and a wall-clock time is its own date.
 *
 * @param now milliseconds since 1970
 * @param reader IANA zone of the reader, null if unknown
 */
export function releaseDay(moment: ReleaseMoment, now: number, reader: string | null): ReleaseDay {
  const zone = reader ?? (moment.mode === 'instant' ? moment.zone : 'UTC');
  return { at: resolveMoment(moment, zone).at, zone, phase: phaseOf(moment, now, reader) };
}

/** The instant at which the phase of a moment changes for readers without a zone; null when it stays. */
export function nextPhaseAt(moment: ReleaseMoment, now: number): number | null {
  return [firstInstant(moment), lastInstant(moment)].find((at) => at > now) ?? null;
}

function phaseOf(moment: ReleaseMoment, now: number, reader: string | null): MomentPhase {
  if (reader !== null) return now < resolveMoment(moment, reader).at ? 'before' : 'after';
  if (now < firstInstant(moment)) return 'before';
  return now < lastInstant(moment) ? 'wave' : 'after';
}
