/** How long a run is kept after its last work, or its creation. Milliseconds. */
export const KEPT_MS = 30 * 24 * 3_600_000;

/** Runs that are kept of one account. */
export const MOST_RUNS = 100;
