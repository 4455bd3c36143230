import type { AuthSync } from '@countin/auth-sync/browser';
import { useLiveSessions } from '@countin/data/account';
import { useErrorText } from '@countin/i18n/react';
import { Notice, Skeleton } from '@countin/ui';
import { useEffect, useState } from 'react';
import type { AccountService } from './account-service.ts';
import { SessionList } from './session-list.tsx';
import styles from './settings.module.css';

/** Records that are followed at first, and at most as the rules have it. */
const FIRST = 25;
const MOST = 100;
const MINUTE = 60_000;

interface SessionSettingsProps {
  readonly uid: string;
  readonly sync: Pick<AuthSync, 'sessionId'>;
  readonly service: Pick<AccountService, 'endSession'>;
}

/** Where the person is signed in, live. */
export function SessionSettings({ uid, sync, service }: SessionSettingsProps) {
  const errorText = useErrorText();
  const [limit, setLimit] = useState(FIRST);
  const { open, error } = useLiveSessions(uid, limit);
  const own = useOwnSession(sync, uid);
  const now = useMinutes();
  if (error) return <Notice tone="danger" title={errorText(error.code)} />;
  if (!open || own === undefined)
    return (
      <div className={styles.wide} aria-busy>
        <Skeleton height={68} radius={14} />
      </div>
    );
  return <SessionList open={open} own={own} now={now} onEnd={service.endSession} onMore={() => setLimit(MOST)} />;
}

/** The name of this device's session; undefined until it is known. */
function useOwnSession(sync: Pick<AuthSync, 'sessionId'>, uid: string): string | null | undefined {
  const [own, setOwn] = useState<string | null>();
  useEffect(() => {
    let left = false;
    void sync.sessionId().then((id) => !left && setOwn(id));
    return () => {
      left = true;
    };
  }, [sync, uid]);
  return own;
}

function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
