/** A timestamp of the database. */
export class Instant {
  readonly seconds: number;
  readonly nanoseconds: number;

  /** @param seconds since 1970 */
  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }

  static fromMillis(millis: number): Instant {
    const seconds = Math.floor(millis / 1000);
    return new Instant(seconds, (millis - seconds * 1000) * 1e6);
  }

  /** Milliseconds since 1970. */
  toMillis(): number {
    return this.seconds * 1000 + Math.floor(this.nanoseconds / 1e6);
  }
}

/** Value types that a query can compare with. */
export type QueryValue = string | number | boolean | null | Instant | readonly QueryValue[];
