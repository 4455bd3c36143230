/** Recipients of the first claim: few, so that few messages are in progress when an outage is noticed. */
export const FIRST_CLAIM = 10;
/** Most recipients of a claim; the largest transaction has two documents read and one written for each. */
export const LARGEST_CLAIM = 250;
/** A claim takes as many recipients as were told in this time, so that little lies between claim and sending. Milliseconds. */
export const CLAIM_AHEAD_MS = 1000;
/**
 * Messages of a process that are with the server, or accepted and not yet written down. A crash leaves at most so many with an
 * unknown outcome.
 */
export const SLOTS = 40;
/** A message that has not begun this long after its claim is given back, so that its attempt has time. Milliseconds. */
export const BEGIN_WITHIN_MS = 20_000;
/** A message that waits for its turn asks so often whether its send goes on, together with all others. Milliseconds. */
export const LOOK_AGAIN_MS = 1000;
/** Wait before the server is tried again after it could not be reached. Milliseconds. */
export const PROBE_MS = 15_000;
