import type { Wire } from '../service.ts';

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

/** The inverse; anything finer than a microsecond is cut off. */
export function toMicros(timestamp: Wire): number {
  return Number(timestamp.seconds ?? 0) * 1e6 + Math.floor((timestamp.nanos ?? 0) / 1000);
}
