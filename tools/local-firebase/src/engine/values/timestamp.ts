import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';

const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;

/** A google.protobuf.Timestamp as a wire object. */
export interface Timestamp {
  readonly seconds: string;
  readonly nanos: number;
}

/** The one made last: a commit has one time for all its writes. */
let latest: { readonly micros: number; readonly timestamp: Timestamp } | null = null;

/** Microseconds since 1970 as a google.protobuf.Timestamp. Exact until the year 2255. */
export function toTimestamp(micros: number): Timestamp {
  if (latest?.micros === micros) return latest.timestamp;
  const seconds = Math.floor(micros / 1e6);
  const timestamp = { seconds: String(seconds), nanos: (micros - seconds * 1e6) * 1000 };
  latest = { micros, timestamp };
  return timestamp;
}

/** The inverse; anything finer than a microsecond is cut off. Throws INVALID_ARGUMENT. */
export function toMicros(timestamp: Wire): number {
  checkTime(timestamp);
  return Number(timestamp.seconds ?? 0) * 1e6 + Math.floor((timestamp.nanos ?? 0) / 1000);
}

/** Throws INVALID_ARGUMENT unless a timestamp lies in what Firestore can store. */
export function checkTime({ seconds = 0, nanos = 0 }: Wire): void {
  if (Number(seconds) >= FIRST_SECOND && Number(seconds) <= LAST_SECOND && nanos >= 0 && nanos < 1e9) return;
  throw new RpcError('INVALID_ARGUMENT', 'A timestamp must lie between the years 1 and 9999.');
}
