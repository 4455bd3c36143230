import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { useState } from 'react';

/** Something that a click loads and does. */
interface Attempt {
  readonly busy: boolean;
  /** Why the last one failed, as a text. */
  readonly failure: string | null;
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

/** Runs what a click does, and keeps why it failed. Code that did not load is a service that is not there. */
export function useLoadFailure(): Attempt {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<ErrorCode | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setCode(null);
    try {
      await work();
    } catch (error) {
      setCode(error instanceof AppError ? errorCodeOf(error) : 'service/unavailable');
    }
    setBusy(false);
  };
  return { busy, failure: errorText(code), attempt };
}
