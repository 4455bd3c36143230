import type { SessionRecord, SiteName } from '@countin/domain/account';
import { formatAgo, formatList } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Chip, Row, Rows } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from '../panel.module.css';

const SITES: Readonly<Record<SiteName, string>> = { countin: 'Countin', fourtrack: '4track' };

/** A user's recent sessions, each with its device and whether it is still active. */
export function SignInList({ sessions, now }: { sessions: readonly SessionRecord[]; now: number }) {
  const { t } = useTranslation(['admin', 'account']);
  const locale = useLocale();
  const deviceOf = ({ browser, system }: SessionRecord) => {
    if (!browser) return system || t('account:sessions.unknown');
    return system ? t('account:sessions.device', { browser, system }) : browser;
  };
  const seen = ({ sites, lastSeenAt }: SessionRecord) =>
    t('account:sessions.seen', {
      sites: formatList(
        locale,
        sites.map((site) => SITES[site]),
      ),
      ago: formatAgo(locale, lastSeenAt, now) ?? t('account:sessions.now'),
    });
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('signIns.title')}</h3>
      {sessions.length === 0 ? (
        <p className={styles.note}>{t('signIns.none')}</p>
      ) : (
        <Rows label={t('signIns.title')}>
          {sessions.map((session) => (
            <Row
              key={session.id}
              title={deviceOf(session)}
              below={seen(session)}
              end={
                session.endedAt === null ? (
                  <Chip tone="live">{t('signIns.open')}</Chip>
                ) : (
                  <Chip tone="over">{t('signIns.ended')}</Chip>
                )
              }
            />
          ))}
        </Rows>
      )}
    </section>
  );
}
