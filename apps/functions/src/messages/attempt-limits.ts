/** One attempt ends after this, whatever it waits for: a connection, a slot in the pool, any answer. Milliseconds. */
export const ATTEMPT_MS = 45_000;
/**
 * How long a message belongs to one attempt, milliseconds. The margin over an attempt is for clocks that differ and for
 * writing down what came of it.
 */
export const LEASE_MS = 90_000;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** With these waits about a day. */
const MAX_FAILURES = 30;

/** How long to wait after the nth attempt that has certainly not arrived, milliseconds; null to give up. */
export function waitAfterFailure(failures: number): number | null {
  return failures >= MAX_FAILURES ? null : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
}

const MINUTE_MS = 60_000;
/** Wait while the server cannot be reached, however long: an outage delays messages by its own length. */
export const AWAY_WAIT_MS = MINUTE_MS;
const UNKNOWN_WAITS_MS = [15 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS, 960 * MINUTE_MS];

/**
 * How long to wait after the nth attempt that may have arrived, milliseconds; null to give up. Each may be one more
 * copy in a mailbox that ignores Message-IDs, so there are five at most. The waits let a server recover.
 */
export function waitAfterUnknown(unknown: number): number | null {
  return UNKNOWN_WAITS_MS[unknown - 1] ?? null;
}

/** A confirmation waits so long for its release to be public again, looked at so often. Milliseconds. */
export const CONFIRM_WAITS_MS = 3 * 24 * 60 * MINUTE_MS;
export const CONFIRM_LOOK_MS = 60 * MINUTE_MS;
