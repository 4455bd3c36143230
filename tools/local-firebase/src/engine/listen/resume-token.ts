import type { Wire } from '../../service.ts';
import { toMicros } from '../values/timestamp.ts';

/** A point in the history of one data file. */
export function encodeToken(epoch: string, time: number): Buffer {
  return Buffer.from(`${epoch}:${time}`);
}

/**
 * The commit time from which a target resumes, or null when it starts afresh. It is `expired` for a token of another
 * data file, or of a future that this one never reached.
 */
export function resumeTime(target: Wire, epoch: string, last: number): number | 'expired' | null {
  let time: number;
  if (target.resumeToken?.length > 0) {
    const [from, at] = Buffer.from(target.resumeToken).toString().split(':');
    if (from !== epoch) return 'expired';
    time = Number(at);
  } else if (target.readTime) time = toMicros(target.readTime);
  else return null;
  return time <= last ? time : 'expired';
}
