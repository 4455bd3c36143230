import { dayOf, MOST_DAYS, type DayRange } from '@countin/domain/numbers';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Notice, SelectField, TextField } from '@countin/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRESETS, rangeError, type AddressChange, type AnalysisAddress, type RangeError } from './analysis-address.ts';
import styles from './analysis.module.css';

interface RangeToolsProps {
  readonly address: AnalysisAddress;
  readonly onChange: (change: AddressChange) => void;
  /** Keys and names of pages that can be shown alone; null where none can. */
  readonly pages: readonly (readonly [key: string, name: string])[] | null;
  readonly now: number;
  /** Further choices. */
  readonly children?: ReactNode;
}

const OWN = 'own';

/** Selection: days, one page or all, and whether the days before are shown too. */
export function RangeTools({ address, onChange, pages, now, children }: RangeToolsProps) {
  const { t } = useTranslation('analysis');
  const [choosesDates, setChoosesDates] = useState(false);
  const isOwn = address.preset === null || choosesDates;
  const choose = (value: string) => {
    setChoosesDates(value === OWN);
    if (value !== OWN) onChange({ days: value, from: null, to: null });
  };
  return (
    <div className={styles.tools}>
      <div className={styles.fields}>
        <SelectField
          label={t('range.label')}
          value={isOwn ? OWN : (address.preset ?? OWN)}
          onChange={({ target }) => choose(target.value)}
        >
          {PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {t(`range.${preset}`)}
            </option>
          ))}
          <option value={OWN}>{t('range.own')}</option>
        </SelectField>
        {children}
        {pages && (
          <SelectField
            label={t('page')}
            value={address.page ?? ''}
            onChange={({ target }) => onChange({ page: target.value || null })}
          >
            <option value="">{t('allPages')}</option>
            {pages.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={address.compares}
            onChange={({ target }) => onChange({ compare: target.checked ? null : 'no' })}
          />
          <span>{t('compare')}</span>
        </label>
      </div>
      {isOwn && <OwnDates range={address.range} onChange={onChange} now={now} />}
      {address.error && !isOwn && <Notice tone="danger" title={t('badAddress')} />}
    </div>
  );
}

interface OwnDatesProps {
  readonly range: DayRange;
  readonly onChange: (change: AddressChange) => void;
  readonly now: number;
}

/** Two dates. Typed dates stay until they can be shown. */
function OwnDates({ range, onChange, now }: OwnDatesProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const [dates, setDates] = useState(range);
  const [error, setError] = useState<RangeError | null>(null);
  const today = dayOf(now);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const found = rangeError(dates, now);
    setError(found);
    if (!found) onChange({ ...dates, days: null });
  };
  return (
    <form className={styles.dates} onSubmit={show} noValidate>
      <TextField
        label={t('range.from')}
        type="date"
        max={today}
        value={dates.from}
        onChange={({ target }) => setDates({ ...dates, from: target.value })}
      />
      <TextField
        label={t('range.to')}
        type="date"
        max={today}
        value={dates.to}
        error={error ? t(`errors.${error}`, { number: formatNumber(locale, MOST_DAYS) }) : undefined}
        onChange={({ target }) => setDates({ ...dates, to: target.value })}
      />
      <Button type="submit">{t('range.show')}</Button>
    </form>
  );
}
