/** Hands out commit times: microseconds that rise strictly, whatever the machine's clock does. */
export interface CommitClock {
  /** A time later than all before; it becomes `last` only through `advance`. */
  next(): number;
  advance(time: number): void;
  /** The latest commit: everything read now is as of this time. */
  readonly last: number;
  /** The machine's time, for ageing; never behind `last`. */
  now(): number;
  /** Makes every later commit get a time above this one, at which a read takes place. */
  reserve(time: number): void;
}

export function createCommitClock(lastCommit: number, nowMicros: () => number): CommitClock {
  let last = lastCommit;
  let reserved = 0;
  return {
    next: () => Math.max(nowMicros(), last + 1, reserved + 1),
    advance(time) {
      last = Math.max(last, time);
    },
    get last() {
      return last;
    },
    now: () => Math.max(nowMicros(), last),
    reserve(time) {
      reserved = Math.max(reserved, time);
    },
  };
}
