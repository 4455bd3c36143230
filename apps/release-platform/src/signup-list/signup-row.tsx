import type { Signup } from '@countin/domain';
import { formatInstant, languageName } from '@countin/i18n';
import { Chip, type ChipTone } from '@countin/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../fans/use-ago.ts';
import { ownZone } from '../releases/own-zone.ts';
import styles from './signup-row.module.css';

const TONES: Readonly<Record<Signup['state'], ChipTone>> = { asked: 'calm', confirmed: 'live', sent: 'changed', stopped: 'over' };

/** A fan: who, for what, in which state; opens on the proof of consent. */
export function SignupRow({ signup, now }: { signup: Signup; now: number }) {
  const { t, i18n } = useTranslation('signups');
  const ago = useAgo();
  const moment = (at: number) => {
    const { date, time } = formatInstant(i18n.language, at, ownZone, now);
    return `${date}, ${time}`;
  };
  const facts = [
    [t('agreed'), <q key="q" lang={signup.consent.language} dir="auto">{signup.consent.wording}</q>],
    [t('agreedAt'), moment(signup.consent.at)],
    [t('wordingVersion'), signup.consent.wordingVersion],
    [t('shownIn'), languageName(signup.consent.language)],
    [t('zone'), signup.zone ?? t('zoneUnknown')],
    [t('confirmedAt'), signup.confirmedAt === null ? t('notConfirmed') : moment(signup.confirmedAt)],
    ...(signup.sentAt !== null ? [[t('sentAt'), moment(signup.sentAt)]] : signup.dueAt !== null && signup.state !== 'stopped' ? [[t('dueAt'), moment(signup.dueAt)]] : []),
  ] as const;
  return (
    <details className={styles.row} name="signup">
      <summary className={styles.summary}>
        <span className={styles.who}>
          <b><bdi dir="ltr">{signup.contact}</bdi></b>
          <span>{[signup.name, signup.productTitle].filter(Boolean).join(' · ')}</span>
        </span>
        <span className={styles.ago}>{ago(signup.createdAt, now)}</span>
        <span title={t(`stateHelp.${signup.state}`)}><Chip tone={TONES[signup.state]}>{t(`state.${signup.state}`)}</Chip></span>
        <ChevronDown className={styles.arrow} aria-label={t('proofLabel', { contact: signup.contact })} role="img" />
      </summary>
      <div className={styles.proof}>
        <p className={styles.help}>{signup.channel === 'phone' && signup.state === 'asked' ? t('phoneNote') : t(`stateHelp.${signup.state}`)}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={String(name)}><dt>{name}</dt><dd>{value}</dd></div>
          ))}
        </dl>
      </div>
    </details>
  );
}
