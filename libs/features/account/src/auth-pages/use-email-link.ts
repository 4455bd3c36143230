import type { EmailLink } from '@countin/data/session';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useCallback, useEffect, useState } from 'react';

/** Operations of the identity provider for a link in an e-mail. Each throws AppError. */
export interface EmailLinkService {
  readonly read: (code: string) => Promise<EmailLink>;
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  readonly apply: (code: string) => Promise<void>;
  /** Address of the signed-in user, and whether it is confirmed. */
  readonly ownEmail: () => Promise<{ readonly email: string | null; readonly verified: boolean }>;
  /** Has the server end the account's sessions now; never throws. */
  readonly noteNewCredentials: (email: string) => Promise<void>;
}

/** Progress of a link. */
export type EmailLinkState =
  | { readonly stage: 'reading' }
  /** The link could not be read: it was used, has expired, or the provider did not respond. */
  | { readonly stage: 'refused'; readonly errorCode: ErrorCode }
  /** Waits for the user's confirmation; `error` is the error of a previous attempt. */
  | { readonly stage: 'asking' | 'done'; readonly link: EmailLink; readonly errorCode: ErrorCode | null };

export interface EmailLinkControl {
  readonly state: EmailLinkState;
  /** Performs the action of the link. A link that resets a password needs the new password. */
  readonly confirm: (password?: string) => Promise<void>;
  /** Reads the link again after an error. */
  readonly retry: () => void;
}

/**
 * Handles a link from an e-mail. The link is only read at first, and applied when the user confirms. Reason: mail
 * scanners open links too, and each link works once. One that confirms an address is done already, where it was opened
 * before and the user is signed in.
 */
export function useEmailLink(code: string, verifies: boolean, service: EmailLinkService): EmailLinkControl {
  const [state, setState] = useState<EmailLinkState>({ stage: 'reading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    service.read(code).then(
      (link) => !left && setState({ stage: 'asking', link, errorCode: null }),
      async (error: unknown) => {
        const errorCode = errorCodeOf(error);
        const email = verifies && errorCode === 'auth/link-invalid' ? await confirmedEmail(service) : null;
        if (left) return;
        setState(
          email === null
            ? { stage: 'refused', errorCode }
            : { stage: 'done', link: { purpose: 'verify', email }, errorCode: null },
        );
      },
    );
    return () => {
      left = true;
    };
  }, [code, verifies, service, attempt]);

  const confirm = useCallback(
    async (password?: string) => {
      if (state.stage !== 'asking') return;
      const { link } = state;
      setState({ stage: 'asking', link, errorCode: null });
      try {
        await (link.purpose === 'password' ? service.resetPassword(code, password ?? '') : service.apply(code));
        if (link.purpose !== 'verify') void service.noteNewCredentials(link.email);
        setState({ stage: 'done', link, errorCode: null });
      } catch (error) {
        const errorCode = errorCodeOf(error);
        setState(
          errorCode === 'auth/link-invalid' ? { stage: 'refused', errorCode } : { stage: 'asking', link, errorCode },
        );
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

/** The confirmed address of the signed-in user; null without one, or where that cannot be read. */
async function confirmedEmail({ ownEmail }: EmailLinkService): Promise<string | null> {
  try {
    const { email, verified } = await ownEmail();
    return verified ? email : null;
  } catch {
    return null;
  }
}
