import type { OpenSessions } from '@countin/data/account';
import type { SessionRecord, SiteName } from '@countin/domain/account';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { formatAgo, formatList } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Chip, Notice, Row, Rows } from '@countin/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

const SITES: Readonly<Record<SiteName, string>> = { countin: 'Countin', fourtrack: '4track' };
const HAND_HELD = /^(?:android|ios|ipados|harmonyos)/i;

interface SessionListProps {
  readonly open: OpenSessions;
  /** Name of the session of this device. */
  readonly own: string | null;
  readonly now: number;
  /** Throws AppError. */
  readonly onEnd: (sessionId: string) => Promise<void>;
  readonly onMore: () => void;
}

/** Lists every device on which the user is signed in. Each can be signed out here. */
export function SessionList({ open: { sessions, more }, own, now, onEnd, onMore }: SessionListProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const nameOf = useDeviceName();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<string | null>(null);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  // The session of this device first, then by last activity.
  const listed = [...sessions.filter(({ id }) => id === own), ...sessions.filter(({ id }) => id !== own)];
  const others = sessions.filter(({ id }) => id !== own);

  const end = async (ended: readonly SessionRecord[], done: string) => {
    setErrorCode(null);
    setSaid(null);
    setEnding(new Set(ended.map(({ id }) => id)));
    try {
      for (const { id } of ended) await onEnd(id);
      setSaid(done);
    } catch (error) {
      setErrorCode(errorCodeOf(error));
    } finally {
      setEnding(new Set());
    }
  };

  return (
    <>
      <div className={styles.wide}>
        <Rows label={t('sessions.label')}>
          {listed.map((session) => (
            <Row
              key={session.id}
              start={
                <span className={styles.device}>
                  {HAND_HELD.test(session.system) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
                </span>
              }
              title={nameOf(session)}
              below={<Seen session={session} now={now} here={session.id === own} />}
              end={
                session.id === own ? (
                  <Chip tone="live">{t('sessions.here')}</Chip>
                ) : (
                  <Button
                    size="small"
                    variant="quiet"
                    busy={ending.has(session.id)}
                    aria-label={t('sessions.endOf', { device: nameOf(session) })}
                    onClick={() => void end([session], t('sessions.ended', { device: nameOf(session) }))}
                  >
                    {t('sessions.end')}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      </div>
      {errorCode && <Notice tone="danger" title={errorText(errorCode)} />}
      <div className={styles.actions}>
        {others.length > 1 && (
          <Button size="small" busy={ending.size > 1} onClick={() => void end(others, t('sessions.everywhereDone'))}>
            {t('sessions.everywhere')}
          </Button>
        )}
        {more && (
          <Button size="small" variant="quiet" onClick={onMore}>
            {t('sessions.more')}
          </Button>
        )}
        <span role="status" className={styles.status}>
          {said ?? (sessions.length === 0 ? t('sessions.none') : others.length === 0 && !more && t('sessions.only'))}
        </span>
      </div>
    </>
  );
}

function Seen({
  session: { sites, lastSeenAt },
  now,
  here,
}: {
  readonly session: SessionRecord;
  readonly now: number;
  readonly here: boolean;
}) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const ago = here ? null : formatAgo(locale, lastSeenAt, now);
  return t('sessions.seen', {
    sites: formatList(
      locale,
      sites.map((site) => SITES[site]),
    ),
    ago: ago ?? t('sessions.now'),
  });
}

/** Display name of a device, made of its browser and its system. */
function useDeviceName(): (session: SessionRecord) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) => {
    if (!browser) return system || t('sessions.unknown');
    return system ? t('sessions.device', { browser, system }) : browser;
  };
}
