import { useDataAccess } from '@countin/data/access';
import { saveSummaryMailOptions, summaryMailOptions } from '@countin/data/numbers';
import { SUMMARY_PERIODS, type SummaryPeriod } from '@countin/domain/numbers';
import { errorCodeOf } from '@countin/domain/errors';
import { isZone } from '@countin/domain/locale';
import type { ProfileKind } from '@countin/domain/permissions';
import { longZoneName } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Notice, Section, SelectField } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './analysis.module.css';

interface SummarySectionProps {
  readonly kind: ProfileKind;
  readonly profileId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Choice = SummaryPeriod | 'off';
const CHOICES: readonly Choice[] = ['off', ...SUMMARY_PERIODS];
const SAVED = { off: 'mail.savedOff', week: 'mail.savedWeek', month: 'mail.savedMonth' } as const;

/** Switches the mail with the numbers on or off, for the member who looks. */
export function SummarySection(props: SummarySectionProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const errorText = useErrorText();
  const { zone, choice, isReady, isSaved, unread, unsaved, change, retry } = useSummaryMail(props);
  return (
    <Section
      title={t('mail.title')}
      lead={t('mail.lead', { zone: isZone(zone) ? longZoneName(locale, zone, props.now) : zone })}
      className={styles.sharing}
    >
      {unread && <LoadErrorNotice error={unread} onRetry={retry} />}
      {unsaved && <Notice tone="danger" title={errorText(errorCodeOf(unsaved))} />}
      <div className={styles.fields}>
        <SelectField
          label={t('mail.every')}
          value={choice}
          disabled={!isReady}
          onChange={({ target }) => change(CHOICES.find((each) => each === target.value) ?? 'off')}
        >
          {CHOICES.map((each) => (
            <option key={each} value={each}>
              {t(`mail.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={styles.saved} role="status">
        {isSaved && t(SAVED[choice])}
      </p>
    </Section>
  );
}

/** How often the member gets the mail, and what changes that. */
function useSummaryMail({ kind, profileId }: SummarySectionProps) {
  const access = useDataAccess();
  const { data, error, refetch } = useQuery(summaryMailOptions(access, { kind, profileId }));
  const save = useMutation(saveSummaryMailOptions(access));
  // At once: the mutation reports itself a moment after the choice, in which the field would jump back.
  const [wanted, setWanted] = useState<Choice | null>(null);
  return {
    /** Zone of the mornings: that of this browser, until the mail is on. */
    zone: data?.zone ?? ownZone,
    choice: wanted ?? data?.every ?? 'off',
    isReady: data !== undefined && !save.isPending,
    isSaved: save.isSuccess,
    unread: error,
    unsaved: save.error,
    retry: () => void refetch(),
    change(choice: Choice) {
      setWanted(choice);
      const every = choice === 'off' ? null : choice;
      save.mutate({ kind, profileId, every, zone: ownZone }, { onSettled: () => setWanted(null) });
    },
  };
}
