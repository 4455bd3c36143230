const NANOS_PER_SECOND = 1_000_000_000n;

/** An instant, as nanoseconds since 1970 in UTC. */
export class Timestamp {
  readonly kind = 'timestamp';
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }

  static fromParts(seconds: bigint, nanos: number): Timestamp {
    return new Timestamp(seconds * NANOS_PER_SECOND + BigInt(nanos));
  }

  /** The calendar date and time of day in UTC, milliseconds precise. */
  toDate(): Date {
    return new Date(Number(floorDivide(this.nanos, 1_000_000n)));
  }

  /** Nanoseconds since midnight. */
  sinceMidnight(): bigint {
    const day = 86_400n * NANOS_PER_SECOND;
    return this.nanos - floorDivide(this.nanos, day) * day;
  }
}

/** A signed span of time, in nanoseconds. */
export class Duration {
  readonly kind = 'duration';
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** Division rounding towards minus infinity: instants before 1970 belong to the earlier unit. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

const EARLIEST = -62_135_596_800n * NANOS_PER_SECOND;
const LATEST = 253_402_300_800n * NANOS_PER_SECOND - 1n;

/** True within the years 1 to 9999, the range of google.protobuf.Timestamp. */
export function isInTimestampRange(nanos: bigint): boolean {
  return nanos >= EARLIEST && nanos <= LATEST;
}

/** True within ±10,000 years, the range of google.protobuf.Duration. */
export function isInDurationRange(nanos: bigint): boolean {
  const limit = 315_576_000_000n * NANOS_PER_SECOND;
  return nanos >= -limit && nanos <= limit;
}
