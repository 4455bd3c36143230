import * as v from 'valibot';
import { zoneOffsetAt, zoneSchema } from '../locale/zone.ts';

/** Before 1900 zones kept local mean time; years below 100 mean others to `Date`. */
const FIRST_DATE = '1900-01-01';
/** In the last year that a timestamp has (9999), the west is already in the next one. */
const LAST_DATE = '9998-12-31';

/** A day of the calendar, `YYYY-MM-DD`. */
export const dateSchema = v.pipe(v.string(), v.isoDate('moment/date'), v.check(isRealDate, 'moment/date'));
/** A time of the day, `HH:MM`. */
const timeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'moment/time'));

/**
 * When a release comes out: a wall-clock date and time, and whose clock it is.
 * - `instant`: one moment in the world, read on the clock of an IANA zone.
 * - `local`: that wall-clock time wherever the fan is, so it comes in waves over 26 hours.
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
/** A moment as {@link releaseMomentSchema} gives it. */
export type ReleaseMoment = v.InferOutput<typeof releaseMomentSchema>;

/** A wall-clock time put on the time line. */
export interface ResolvedMoment {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /**
   * `skipped`: the clocks jumped over that wall-clock time, so it is as much later as they jumped.
   * `repeated`: it comes twice that day, and the first is meant. As in RFC 5545 and Temporal's "compatible".
   */
  readonly clock: 'plain' | 'skipped' | 'repeated';
}

const HOUR = 3_600_000;

/**
 * The moment on the time line for someone in `zone`. In mode `instant` the fan's zone does not matter.
 *
 * @param zone IANA zone of the fan, used by mode `local` only
 */
export function resolveMoment(moment: ReleaseMoment, zone: string): ResolvedMoment {
  return resolveWallClock(moment.date, moment.time, moment.mode === 'instant' ? moment.zone : zone);
}

/** Puts a wall-clock date and time of a zone on the time line. */
export function resolveWallClock(date: string, time: string, zone: string): ResolvedMoment {
  const wall = wallAsUtc(date, time);
  const before = zoneOffsetAt(zone, wall - 24 * HOUR);
  const after = zoneOffsetAt(zone, wall + 24 * HOUR);
  const candidates = [...new Set([wall - before, wall - after])]
    .filter((at) => at + zoneOffsetAt(zone, at) === wall)
    .sort((a, b) => a - b);
  const [first, second] = candidates;
  // In a gap no instant reads this wall-clock time: the offset before the jump carries it past the gap.
  if (first === undefined) return { at: wall - before, clock: 'skipped' };
  return { at: first, clock: second === undefined ? 'plain' : 'repeated' };
}

/** The earliest instant at which the moment has come for anyone, milliseconds since 1970. */
export function firstInstant(moment: ReleaseMoment): number {
  // UTC+14 (Kiritimati) is the first zone of the world.
  return moment.mode === 'instant' ? resolveMoment(moment, 'UTC').at : wallAsUtc(moment.date, moment.time) - 14 * HOUR;
}

/** The instant from which the moment has come for everyone. UTC-12 is the last zone of the world. */
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
