import { zoneOffsetAt } from '@countin/domain/locale';
import { dateSchema, resolveWallClock, type ReleaseMoment } from '@countin/domain/release';
import * as v from 'valibot';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A date, or a date and time, as XML Schema writes them. */
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)?(Z|[+-]\d{2}:[0-5]\d)?$/;

/**
 * Zones to show a moment in, of which the first with the moment's offset is taken. Those of more people come first;
 * names of offsets (`Etc/GMT-3`) mean little to readers.
 */
const COMMON_ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Sao_Paulo',
  'America/Halifax',
  'America/St_Johns',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Asia/Tehran',
  'Asia/Kabul',
  'Asia/Yangon',
  'Pacific/Auckland',
  'Pacific/Tongatapu',
] as const;

/** A date or time of a message. */
export interface DateTime {
  /** `2026-11-27`. */
  readonly date: string;
  /** `18:30`; null for a date. */
  readonly time: string | null;
  /** Milliseconds east of UTC; null if the message names none. */
  readonly offset: number | null;
}

/** Parses a date, or a date and time. Null for other texts, and for days that do not exist. */
export function parseDateTime(text: string): DateTime | null {
  const parts = DATE_TIME.exec(text);
  const [, date = '', hour, minute, offset] = parts ?? [];
  if (!v.is(dateSchema, date)) return null;
  const time = hour === undefined || minute === undefined ? null : `${hour}:${minute}`;
  return { date, time, offset: offset === undefined ? null : offsetOf(offset) };
}

/** Instant of a date or time, UTC where the text names no offset. Null for other texts. */
export function instantOf(text: string): number | null {
  const parsed = parseDateTime(text);
  if (!parsed) return null;
  const seconds = /T\d{2}:\d{2}:(\d{2}(?:\.\d{1,3})?)/.exec(text)?.[1] ?? '0';
  const wall = Date.parse(`${parsed.date}T${parsed.time ?? '00:00'}:00Z`) + Math.round(Number(seconds) * 1000);
  return wall - (parsed.offset ?? 0);
}

/** The easternmost zone is the first in which a wall-clock time comes. */
const EASTERNMOST = 14 * HOUR;

/** Earliest instant of a date or time in any zone, milliseconds since 1970. */
export function firstInstantOf({ date, time, offset }: DateTime): number {
  const wall = Date.parse(`${date}T${time ?? '00:00'}:00Z`);
  return time === null || offset === null ? wall - EASTERNMOST : wall - offset;
}

/**
 * Release moment of a start: a date is midnight in each fan's zone, a time with an offset one instant worldwide. A time
 * without an offset is a wall-clock time in each zone.
 */
export function momentOf(start: DateTime): ReleaseMoment {
  const { date, time, offset } = start;
  if (time === null || offset === null) return { mode: 'local', date, time: time ?? '00:00' };
  const zone = zoneOf(date, time, offset);
  if (zone !== null) return { mode: 'instant', date, time, zone };
  const utc = new Date(Date.parse(`${date}T${time}:00Z`) - offset).toISOString();
  return { mode: 'instant', date: utc.slice(0, 10), time: utc.slice(11, 16), zone: 'UTC' };
}

/** A zone whose clocks show the time then, and not an hour before too. Null for an offset that no zone has, such as +13:37. */
function zoneOf(date: string, time: string, offset: number): string | null {
  const at = Date.parse(`${date}T${time}:00Z`) - offset;
  const common = COMMON_ZONES.find(
    (zone) => zoneOffsetAt(zone, at) === offset && resolveWallClock(date, time, zone).at === at,
  );
  if (common !== undefined) return common;
  const hours = offset / HOUR;
  if (!Number.isInteger(hours) || hours < -12 || hours > 14) return null;
  // Their signs are those of POSIX: west of UTC is positive.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

function offsetOf(text: string): number {
  if (text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(4, 6));
  return (text.startsWith('-') ? -minutes : minutes) * MINUTE;
}
