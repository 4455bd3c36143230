import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useState } from 'react';

/** State of an action that is started by a button. */
export interface Action {
  readonly busy: boolean;
  readonly errorCode: ErrorCode | null;
  /** Runs it; false if it failed. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs actions of buttons, one at a time, and keeps the error of the last one. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const run = async (act: () => Promise<unknown>) => {
    if (busy) return false;
    setBusy(true);
    setErrorCode(null);
    try {
      await act();
      return true;
    } catch (error) {
      setErrorCode(errorCodeOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, errorCode, run };
}
