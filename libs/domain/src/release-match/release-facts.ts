/** Known facts of a release or track, either the artist's own or one that a service offers. */
export interface ReleaseFacts {
  readonly title: string;
  /** Main artist first. Featured artists may be here or in the title. */
  readonly artists: readonly string[];
  /** Bar codes as 14 digits (`Gtin.key`). */
  readonly gtins: readonly string[];
  /** ISRCs without hyphens, in track order where all are known. */
  readonly isrcs: readonly string[];
  /** Durations of all tracks in order, milliseconds; empty if one is unknown. */
  readonly durationsMs: readonly number[];
  readonly trackCount: number | null;
  /** `2026`, `2026-11` or `2026-11-20`; null if unknown. */
  readonly date: string | null;
}

/** A release offered by a service. */
export interface OfferedRelease extends ReleaseFacts {
  /**
   * Code that the service was asked for, if its answer does not repeat codes. The bar code as 14 digits, or the ISRC.
   * Weaker evidence than a repeated code.
   */
  readonly answersCode: string | null;
}

/** Facts of which nothing is known. */
export const NO_FACTS: ReleaseFacts = {
  title: '',
  artists: [],
  gtins: [],
  isrcs: [],
  durationsMs: [],
  trackCount: null,
  date: null,
};
