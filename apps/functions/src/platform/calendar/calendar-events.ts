import { foldCalendar, resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import { createEvents, type DateArray, type EventAttributes } from 'ics';

/** Epoch of SEQUENCE, which counts seconds and has to fit into 31 bits. */
const SEQUENCE_FROM = Date.UTC(2020, 0, 1);

/** RFC 5545 wants a component in every calendar; one without dates has no event. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * Writes events as a calendar (RFC 5545).
 *
 * @throws Error if the library refuses an event
 */
export function writeCalendar(
  events: EventAttributes[],
  { productId, name }: { readonly productId: string; readonly name: string },
): string {
  const { value, error } = createEvents(events, { productId, method: 'PUBLISH', calName: oneLine(name) });
  if (!value) throw error ?? new Error('The calendar library wrote nothing.');
  return foldCalendar(events.length === 0 ? value.replace('END:VCALENDAR', `${ZONE}\r\nEND:VCALENDAR`) : value);
}

type Times = Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'>;

/** A worldwide moment in UTC; one at each fan's own time as a floating time. */
export function momentTimes(moment: ReleaseMoment): Times {
  if (moment.mode === 'local')
    return { start: dateArray(`${moment.date}T${moment.time}`), startInputType: 'local', startOutputType: 'local' };
  return {
    start: dateArray(new Date(resolveMoment(moment, moment.zone).at).toISOString()),
    startInputType: 'utc',
    startOutputType: 'utc',
  };
}

/**
 * Properties of all events: a stable UID, an increasing SEQUENCE, and no blocked time.
 *
 * @param id unique in the deployment
 */
export function eventOf({ host, changedAt }: { readonly host: string; readonly changedAt: number }, id: string) {
  const changed = dateArray(new Date(changedAt).toISOString());
  return {
    uid: `${id}@${host}`,
    sequence: Math.max(0, Math.floor((changedAt - SEQUENCE_FROM) / 1000)),
    status: 'CONFIRMED',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    lastModified: changed,
    // DTSTAMP, the time of this version; missing in the types.
    ...{ timestamp: changed },
  } as const;
}

/** Date and time of an ISO text, as the library takes them. */
export function dateArray(iso: string): [number, number, number, number, number] & DateArray {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (iso.match(/\d+/g) ?? []).map(Number);
  return [year, month, day, hour, minute];
}

/** Replaces control characters, because some calendar programs treat them as line ends. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
