/** What ends a reading, beside its end. */
export interface ReadingEnds {
  /** When to stop what can go on later, milliseconds since 1970. */
  readonly deadline: number;
  /** The run is another process's. */
  readonly signal: AbortSignal;
}
