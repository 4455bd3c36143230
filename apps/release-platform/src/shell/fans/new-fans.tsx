import type { Signup } from '@countin/domain/fan';
import { joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { DayBars, Row, Rows } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fanDays } from './fan-days.ts';
import { useAgo } from './use-ago.ts';
import styles from './new-fans.module.css';

const LATEST = 3;

interface NewFansProps {
  readonly signups: readonly Signup[] | undefined;
  readonly now: number;
  /** Shown while they are read, during which this component loads. */
  readonly waiting: ReactNode;
}

/** Number of new fans, a bar for each day, and the latest of them. */
export default function NewFans({ signups, now, waiting }: NewFansProps) {
  const { t } = useTranslation(['dashboard', 'fan-states']);
  const locale = useLocale();
  const ago = useAgo();
  if (!signups) return waiting;
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
                signup.scope === 'artist' ? t('fan-states:scopes.artist') : signup.releaseTitle,
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
