import { AppError } from '@countin/domain/errors';

/** A longer wait is not worth watching: the error says when to go on. Milliseconds. */
const LONGEST_WAIT_MS = 120_000;

interface PatientCall {
  /** Resolves after so many milliseconds; by a timer if absent. */
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Waits for a service that does not answer, one after the other, ms. None if absent: the call may have had its effect. */
  readonly awayWaits?: readonly number[];
  /** Called when the call waits, and when it goes on. */
  readonly onWait?: (waits: boolean) => void;
}

const byTimer = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Makes a call, and repeats it where the server asks to wait. With `awayWaits` it must be one that can be repeated.
 *
 * @throws any other error, and these when waiting does not help
 */
export async function callPatiently<Result>(
  call: () => Promise<Result>,
  { pause = byTimer, awayWaits = [], onWait = () => undefined }: PatientCall = {},
): Promise<Result> {
  let away = 0;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const wait = waitAfter(error, awayWaits[away]);
      if (wait === null) throw error;
      if (!isLimit(error)) away += 1;
      onWait(true);
      await pause(wait);
      onWait(false);
    }
  }
}

function waitAfter(error: unknown, awayWait: number | undefined): number | null {
  if (isLimit(error)) {
    const wait = (error.retryAfterSeconds ?? 1) * 1000;
    return wait <= LONGEST_WAIT_MS ? wait : null;
  }
  return error instanceof AppError && error.code === 'service/unavailable' ? (awayWait ?? null) : null;
}

const isLimit = (error: unknown): error is AppError => error instanceof AppError && error.code === 'limit/too-many';
