import type { Signup } from '@countin/domain/fan';
import { isZone } from '@countin/domain/locale';
import { serviceName } from '@countin/domain/store-links';
import { countryName, formatDateTime, languageName, longZoneName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone } from '../../shell/hooks/own-zone.ts';
import styles from './consent-proof.module.css';
import { stateHelp } from './state-help.ts';

/** What a fan agreed to, as it was shown, and when; and what has happened since. */
export function ConsentProof({ signup, now }: { signup: Signup; now: number }) {
  const { t } = useTranslation(['signups', 'fan-states']);
  const locale = useLocale();
  const moment = (at: number) => formatDateTime(locale, at, ownZone, now);
  // The fan's browser may know zones that this one does not.
  const zone = (id: string) => (isZone(id) ? longZoneName(locale, id, signup.createdAt) : id);
  const facts: [string, ReactNode][] = [
    [
      t('agreed'),
      <q key="agreed" lang={signup.consent.language} dir="auto">
        {signup.consent.wording}
      </q>,
    ],
    [t('scope'), t(`fan-states:scopes.${signup.scope}`)],
    [t('agreedAt'), moment(signup.consent.at)],
    [t('wordingVersion'), signup.consent.wordingVersion],
    [t('shownIn'), languageName(signup.consent.language)],
    [t('zone'), signup.zone === null ? t('zoneUnknown') : zone(signup.zone)],
    [t('country'), signup.country === null ? t('countryUnknown') : countryName(locale, signup.country)],
    [t('service'), signup.service === null ? t('serviceNone') : serviceName(signup.service)],
    [t('confirmedAt'), signup.confirmedAt === null ? t('notConfirmed') : moment(signup.confirmedAt)],
  ];
  if (signup.sentAt !== null) facts.push([t('sentAt'), moment(signup.sentAt)]);
  else if (signup.dueAt !== null && (signup.state === 'asked' || signup.state === 'confirmed'))
    facts.push([t('dueAt'), moment(signup.dueAt)]);
  return (
    <div className={styles.proof}>
      <p>{t(stateHelp(signup))}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
