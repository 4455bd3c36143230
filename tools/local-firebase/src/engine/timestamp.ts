import type { Wire } from '../service.ts';

/** Microseconds since 1970 as a google.protobuf.Timestamp. Exact until the year 2255. */
export function toTimestamp(micros: number): { seconds: string; nanos: number } {
  const seconds = Math.floor(micros / 1e6);
  return { seconds: String(seconds), nanos: (micros - seconds * 1e6) * 1000 };
}

/** The inverse; anything finer than a microsecond is cut off. */
export function toMicros(timestamp: Wire): number {
  return Number(timestamp.seconds ?? 0) * 1e6 + Math.floor((timestamp.nanos ?? 0) / 1000);
}
