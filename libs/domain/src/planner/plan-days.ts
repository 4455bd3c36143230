import { zoneOffsetAt } from '../locale/zone.ts';
import type { ReleaseMoment } from '../release/release-moment.ts';

const DAY = 86_400_000;

/**
 * A calendar day so many days after another one. Days are counted on the calendar and not in hours, so daylight saving
 * time moves none of them.
 *
 * @param date `YYYY-MM-DD`
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one calendar day to another, negative if the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** The calendar day in a zone at an instant, `YYYY-MM-DD`. */
export function dayIn(zone: string, at: number): string {
  return new Date(at + zoneOffsetAt(zone, at)).toISOString().slice(0, 10);
}

/**
 * Zone whose calendar decides which day it is for a release. It is the zone of its moment, or the artist's if each
 * fan's own zone counts.
 */
export function planZone(moment: ReleaseMoment | null, artistZone: string): string {
  return moment?.mode === 'instant' ? moment.zone : artistZone;
}
