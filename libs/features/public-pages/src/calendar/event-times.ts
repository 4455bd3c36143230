import type { DateArray } from 'ics';

/** Epoch of SEQUENCE, which counts seconds. It must increase with every change and fit into 31 bits. */
const SEQUENCE_FROM = Date.UTC(2020, 0, 1);

/** SEQUENCE of an event that was last changed at this time, milliseconds since 1970. */
export function sequenceAt(changedAt: number): number {
  return Math.max(0, Math.floor((changedAt - SEQUENCE_FROM) / 1000));
}

/** Date and time of an ISO text, as the calendar library takes them. */
export function wallOf(iso: string): DateArray {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (iso.match(/\d+/g) ?? []).map(Number);
  return [year, month, day, hour, minute];
}
