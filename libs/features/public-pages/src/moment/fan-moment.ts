import type { MomentData } from './moment-data.ts';

/**
 * The release moment on the fan's time line, milliseconds since 1970. A wall-clock time is read on the device's own
 * clock. In a clock change `Date` follows RFC 5545, like the server.
 */
export function fanMoment(moment: MomentData): number {
  if ('at' in moment) return moment.at;
  const [date, time] = moment.wall;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(year, month - 1, day, hour, minute).getTime();
}

/** Milliseconds until a moment as the server's markup counts them: a wall-clock time is read as UTC. */
export function millisecondsUntil(moment: MomentData, now: number): number {
  return ('at' in moment ? moment.at : Date.parse(moment.wall.join('T') + 'Z')) - now;
}
