import type { Signup } from '@countin/domain/fan';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { DayBars, EmptyState, Row, Rows, Section, Skeleton } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone } from '../hooks/own-zone.ts';
import { fanDays } from './fan-week.ts';
import { useAgo } from './use-ago.ts';
import styles from './fan-panel.module.css';

interface FanPanelProps {
  /** Newest first; undefined while they are read, null when they could not be. */
  readonly signups: readonly Signup[] | null | undefined;
  readonly now: number;
  /** Error of the last request, with its retry. */
  readonly failed: { readonly error: Error | null; readonly retry: () => void };
  /** The way to all of them. */
  readonly aside?: ReactNode;
}

const LATEST = 3;

/** New fans of the last week: how many, on which days, and who came last. */
export function FanPanel({ signups, now, failed, aside }: FanPanelProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('fans.title')} aside={aside}>
      {failed.error && <LoadErrorNotice error={failed.error} onRetry={failed.retry} />}
      {signups === null ? null : signups === undefined ? (
        <div className={styles.waiting}>
          <Skeleton width={90} height={34} />
          <Skeleton height={108} />
        </div>
      ) : signups.length === 0 ? (
        <EmptyState title={t('fans.emptyTitle')}>{t('fans.emptyText')}</EmptyState>
      ) : (
        <Week signups={signups} now={now} />
      )}
    </Section>
  );
}

function Week({ signups, now }: { signups: readonly Signup[]; now: number }) {
  const { t } = useTranslation(['dashboard', 'fan-states']);
  const locale = useLocale();
  const ago = useAgo();
  const days = fanDays(signups, now, ownZone);
  const name = (at: number, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(at);
  return (
    <>
      <span className={styles.big}>
        {new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(
          days.reduce((sum, { count }) => sum + count, 0),
        )}
      </span>
      <DayBars
        label={t('fans.bars')}
        days={days.map(({ at, count }) => ({
          key: String(at),
          short: name(at, 'narrow'),
          full: t('fans.day', { day: name(at, 'long'), count }),
          value: count,
        }))}
      />
      <div className={styles.latest}>
        <Rows>
          {signups.slice(0, LATEST).map((signup) => (
            <Row
              key={signup.id}
              title={<bdi dir={signup.channel === 'phone' ? 'ltr' : undefined}>{signup.name || signup.contact}</bdi>}
              below={joinFacts([
                signup.scope === 'artist' ? t('fan-states:scopes.artist') : signup.productTitle,
                t(`fan-states:${signup.state}`),
              ])}
              end={ago(signup.createdAt, now)}
            />
          ))}
        </Rows>
      </div>
    </>
  );
}
