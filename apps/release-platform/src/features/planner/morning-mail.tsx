import { useDataAccess } from '@countin/data/access';
import { planMailOptions, savePlanMailOptions } from '@countin/data/planner';
import { errorCodeOf } from '@countin/domain/errors';
import { isZone } from '@countin/domain/locale';
import { MORNING_HOUR } from '@countin/domain/planner';
import { formatMoment, longZoneName } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Notice, Section } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './planner.module.css';

interface MorningMailProps {
  readonly artistId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Switches the mail about due tasks on or off, for the member who looks. */
export function MorningMail({ artistId, now }: MorningMailProps) {
  const { t } = useTranslation('planner');
  const locale = useLocale();
  const errorText = useErrorText();
  const { zone, isOn, isReady, isSaved, error, change } = useMorningMail(artistId);
  const time = formatMoment(locale, '2000-01-01', `0${MORNING_HOUR}:00`, 2000).time;
  return (
    <Section
      title={t('mail.title')}
      lead={t('mail.lead', { time, zone: isZone(zone) ? longZoneName(locale, zone, now) : zone })}
      className={styles.calendar}
    >
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} disabled={!isReady} onChange={({ target }) => change(target.checked)} />
        <span>{t('mail.on')}</span>
      </label>
      <p className={styles.switched} role="status">
        {isSaved && t(isOn ? 'mail.isOn' : 'mail.isOff')}
      </p>
    </Section>
  );
}

/** Whether the member gets the mail, and what changes that. */
function useMorningMail(artistId: string) {
  const access = useDataAccess();
  const { data, error } = useQuery(planMailOptions(access, artistId));
  const save = useMutation(savePlanMailOptions(access));
  // At once: the mutation reports itself a moment after the press, in which the box would jump back.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const stored = data?.zone ?? null;
  return {
    /** Zone of the mornings: that of this browser, until another one is stored. */
    zone: stored ?? ownZone,
    isOn: wanted ?? stored !== null,
    isReady: data !== undefined && !save.isPending,
    isSaved: save.isSuccess,
    error: save.error ?? error,
    change(isOn: boolean) {
      setWanted(isOn);
      save.mutate({ artistId, zone: isOn ? ownZone : null }, { onSettled: () => setWanted(null) });
    },
  };
}
