/** A bucket of permissions to dispatch: full at first, refilled evenly. */
export interface DispatchRate {
  /** Takes a permission; false when none is left. */
  take(): boolean;
  /** Milliseconds until the next one. */
  wait(): number;
}

/**
 * So many may go at once after a pause, as Cloud Tasks chooses for the fastest queues. Slower ones get a second's
 * worth.
 */
const LARGEST_BURST = 100;

/** @param now milliseconds of a clock that never goes back */
export function createDispatchRate(perSecond: number, now: () => number): DispatchRate {
  const burst = Math.max(1, Math.min(LARGEST_BURST, perSecond));
  let left = burst;
  let filled = now();
  const refill = () => {
    const at = now();
    left = Math.min(burst, left + ((at - filled) / 1000) * perSecond);
    filled = at;
  };
  return {
    take() {
      refill();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    wait() {
      refill();
      return left >= 1 ? 0 : ((1 - left) / perSecond) * 1000;
    },
  };
}
