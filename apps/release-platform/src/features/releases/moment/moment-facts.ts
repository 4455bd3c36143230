import { resolveMoment, resolveWallClock, type ReleaseMoment } from '@countin/domain/release';

/** Meaning of a release moment for a fan in one zone. */
export interface MomentReading {
  readonly zone: string;
  /** When the page opens there, milliseconds since 1970. */
  readonly at: number;
}

/** Places far apart, so that an artist sees at once what a mode does. Their names are in the texts. */
export const SAMPLE_ZONES = ['America/Los_Angeles', 'Europe/London', 'Asia/Tokyo'] as const;

/** When the page opens for fans in each zone. */
export function readingsOf(moment: ReleaseMoment, zones: readonly string[]): MomentReading[] {
  return zones.map((zone) => ({ zone, at: resolveMoment(moment, zone).at }));
}

/** A wall-clock time that does not exist or exists twice on its day, because clocks change. */
export interface ClockChangeIssue {
  readonly clock: 'skipped' | 'repeated';
  readonly zones: readonly string[];
}

/**
 * Where clocks change over a release moment. In mode `instant` that is its own zone alone, in mode
 * `local` any of the zones asked for.
 */
export function clockChangeIssues(moment: ReleaseMoment, zones: readonly string[]): ClockChangeIssue[] {
  const requested = moment.mode === 'instant' ? [moment.zone] : zones;
  const found: Record<ClockChangeIssue['clock'], string[]> = { skipped: [], repeated: [] };
  for (const zone of requested) {
    const { clock } = resolveWallClock(moment.date, moment.time, zone);
    if (clock !== 'plain') found[clock].push(zone);
  }
  return (['skipped', 'repeated'] as const)
    .filter((clock) => found[clock].length > 0)
    .map((clock) => ({ clock, zones: found[clock] }));
}
