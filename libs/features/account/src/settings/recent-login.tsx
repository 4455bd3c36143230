import { errorCodeOf } from '@countin/domain/errors';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { AccountService } from './account-service.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

interface RecentLoginOptions {
  readonly email: string | null;
  readonly service: Pick<AccountService, 'isRecent' | 'reauthenticate'>;
  /** Called after the user entered the password: the session continues with it. */
  readonly onReauthenticated: () => Promise<void>;
}

export interface RecentLogin {
  /** Runs an action that needs a recent log-in. Asks for the password first if needed. False if the user cancels. */
  readonly run: (act: () => Promise<void>) => Promise<boolean>;
  /** The screen must render it. */
  readonly dialog: ReactNode;
}

/** Requires the password again before sensitive actions, in case another person uses the unlocked screen. */
export function useRecentLogin({ email, service, onReauthenticated }: RecentLoginOptions): RecentLogin {
  const [asking, setAsking] = useState(false);
  const answer = useRef<(entered: boolean) => void>(() => undefined);
  const settle = (entered: boolean) => {
    setAsking(false);
    answer.current(entered);
  };

  const run = useCallback(
    async (act: () => Promise<void>) => {
      const ask = () =>
        new Promise<boolean>((resolve) => {
          answer.current = resolve;
          setAsking(true);
        });
      if (!(await service.isRecent()) && !(await ask())) return false;
      try {
        await act();
      } catch (error) {
        if (errorCodeOf(error) !== 'auth/recent-login') throw error;
        if (!(await ask())) return false;
        await act();
      }
      return true;
    },
    [service],
  );

  const enter = async (password: string) => {
    await service.reauthenticate(password);
    await onReauthenticated();
    settle(true);
  };
  return {
    run,
    dialog: asking && <ReauthenticationDialog email={email} onEnter={enter} onCancel={() => settle(false)} />,
  };
}
