import type { EmailLink } from '@countin/data/session';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useCallback, useEffect, useState } from 'react';

/** What the identity provider does with a mail's link; each throws AppError. */
export interface EmailLinkService {
  readonly read: (code: string) => Promise<EmailLink>;
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  readonly apply: (code: string) => Promise<void>;
  /** Has the server end the account's sessions now; never throws. */
  readonly noteNewCredentials: (email: string) => Promise<void>;
}

/** How far a link has come. */
export type EmailLinkState =
  | { readonly stage: 'reading' }
  /** It could not be read: it was used, is old, or nobody answered. */
  | { readonly stage: 'refused'; readonly fault: ErrorCode }
  /** Waits for the person, perhaps after a fault. */
  | { readonly stage: 'asking' | 'done'; readonly link: EmailLink; readonly fault: ErrorCode | null };

export interface EmailLinkControl {
  readonly state: EmailLinkState;
  /** Does what the link is for; with the new password, where it is for one. */
  readonly confirm: (password?: string) => Promise<void>;
  /** Reads it again after a fault. */
  readonly retry: () => void;
}

/**
 * Follows a mail's link. It is only read at first, and done when somebody says so: programs that look into mail
 * open links too, and each works once.
 */
export function useEmailLink(code: string, service: EmailLinkService): EmailLinkControl {
  const [state, setState] = useState<EmailLinkState>({ stage: 'reading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    service.read(code).then(
      (link) => !left && setState({ stage: 'asking', link, fault: null }),
      (error: unknown) => !left && setState({ stage: 'refused', fault: errorCodeOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [code, service, attempt]);

  const confirm = useCallback(
    async (password?: string) => {
      if (state.stage !== 'asking') return;
      const { link } = state;
      setState({ stage: 'asking', link, fault: null });
      try {
        await (link.purpose === 'password' ? service.resetPassword(code, password ?? '') : service.apply(code));
        if (link.purpose !== 'verify') void service.noteNewCredentials(link.email);
        setState({ stage: 'done', link, fault: null });
      } catch (error) {
        const fault = errorCodeOf(error);
        setState(fault === 'auth/link-invalid' ? { stage: 'refused', fault } : { stage: 'asking', link, fault });
      }
    },
    [state, code, service],
  );
  const retry = useCallback(() => {
    setState({ stage: 'reading' });
    setAttempt((before) => before + 1);
  }, []);
  return { state, confirm, retry };
}
