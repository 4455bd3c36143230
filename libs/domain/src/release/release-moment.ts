import * as v from 'valibot';
import { zoneOffsetAt, zoneSchema } from '../locale/zone.ts';

/** Zones used local mean time before 1900, and `Date` maps years below 100 to 1900–1999. */
const FIRST_DATE = '1900-01-01';
/** A timestamp's last year is 9999; western zones could pass its end. */
const LAST_DATE = '9998-12-31';

/** Calendar date, `YYYY-MM-DD`. */
export const dateSchema = v.pipe(v.string(), v.isoDate('moment/date'), v.check(isRealDate, 'moment/date'));
/** Wall-clock time, `HH:MM`. */
export const timeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'moment/time'));

/**
 * Release moment: a wall-clock date and time.
 * - `instant`: one instant worldwide, by the clock of an IANA zone.
 * - `local`: that wall-clock time in each fan's zone, so the release spreads over 26 hours.
 */
export const releaseMomentSchema = v.variant('mode', [
  v.object({
    mode: v.literal('instant'),
    date: dateSchema,
    time: timeSchema,
    zone: zoneSchema,
  }),
  v.object({ mode: v.literal('local'), date: dateSchema, time: timeSchema }),
]);
/** A moment, parsed by {@link releaseMomentSchema}. */
export type ReleaseMoment = v.InferOutput<typeof releaseMomentSchema>;

/** Wall-clock time resolved to an instant. */
export interface ResolvedMoment {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /**
   * `skipped`: the time falls into a daylight-saving gap and is moved later by the gap's length.
   * `repeated`: the time occurs twice, and the first is used. As in RFC 5545 and Temporal's "compatible".
   */
  readonly clock: 'plain' | 'skipped' | 'repeated';
}

const HOUR = 3_600_000;

/**
 * Resolves the moment to an instant for a fan in `zone`. Mode `instant` ignores the zone.
 *
 * @param zone IANA zone of the fan, used by mode `local` only
 */
export function resolveMoment(moment: ReleaseMoment, zone: string): ResolvedMoment {
  return resolveWallClock(moment.date, moment.time, moment.mode === 'instant' ? moment.zone : zone);
}

/** Resolves a wall-clock date and time in a zone to an instant. */
export function resolveWallClock(date: string, time: string, zone: string): ResolvedMoment {
  const wall = wallAsUtc(date, time);
  const before = zoneOffsetAt(zone, wall - 24 * HOUR);
  const after = zoneOffsetAt(zone, wall + 24 * HOUR);
  const candidates = [...new Set([wall - before, wall - after])]
    .filter((at) => at + zoneOffsetAt(zone, at) === wall)
    .sort((a, b) => a - b);
  const [first, second] = candidates;
  // No instant has this wall-clock time (gap): the offset before the change moves it past the gap.
  if (first === undefined) return { at: wall - before, clock: 'skipped' };
  return { at: first, clock: second === undefined ? 'plain' : 'repeated' };
}

/** Earliest instant of the moment in any zone, milliseconds since 1970. */
export function firstInstant(moment: ReleaseMoment): number {
  // UTC+14 (Kiritimati) is the earliest zone.
  return moment.mode === 'instant' ? resolveMoment(moment, 'UTC').at : wallAsUtc(moment.date, moment.time) - 14 * HOUR;
}

/** Latest instant of the moment in any zone. UTC-12 is the latest zone. */
export function lastInstant(moment: ReleaseMoment): number {
  return moment.mode === 'instant' ? resolveMoment(moment, 'UTC').at : wallAsUtc(moment.date, moment.time) + 12 * HOUR;
}

function wallAsUtc(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`);
}

function isRealDate(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  return date >= FIRST_DATE && date <= LAST_DATE && Number.isFinite(at) && new Date(at).toISOString().startsWith(date);
}
