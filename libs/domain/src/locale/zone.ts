import * as v from 'valibot';
import { LIMITS } from '../fields/limits.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Whether a zone is known: each row of a list has one, and asking takes long. */
const known = new Map<string, boolean>();
/** Zones to remember at most: servers check what strangers send. */
const MOST_KNOWN = 1000;

/**
 * Runtimes also accept bare offsets (`+02:00`) as zones. Offsets have no daylight saving, and browsers may not support
 * them.
 */
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/** Whether this runtime supports the IANA zone. */
export function isZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  let found = known.get(zone);
  if (found === undefined) {
    found = isSupported(zone);
    if (known.size < MOST_KNOWN) known.set(zone, found);
  }
  return found;
}

function isSupported(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** IANA zone that this runtime supports. */
export const zoneSchema = v.pipe(v.string(), v.maxLength(LIMITS.zone), v.check(isZone, 'moment/zone'));

/**
 * UTC offset of a zone at an instant, in milliseconds (negative in the west).
 *
 * @throws RangeError when the zone is unknown
 */
export function zoneOffsetAt(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value);
  const wall = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
  return wall - Math.floor(at / 1000) * 1000;
}
