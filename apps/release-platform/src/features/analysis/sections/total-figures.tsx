import { dayOf, isComparable, type DayNumbers, type RangeNumbers } from '@countin/domain/numbers';
import { formatChange, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Figures, Hint } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { SHOWN_METRICS, type ShownMetric } from '../analysis-address.ts';
import { metricOf } from '../report.ts';
import { useFormatValue } from '../use-format-value.ts';
import styles from '../analysis.module.css';

interface TotalFiguresProps {
  readonly numbers: RangeNumbers;
  /** Null where nothing is compared. */
  readonly before: RangeNumbers | null;
  readonly now: number;
}

/** The four large numbers of the range, with their change against the days before. */
export function TotalFigures({ numbers: { total, days }, before, now: at }: TotalFiguresProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const format = useFormatValue();
  const compared = before && isComparable(before) ? before : null;
  // A day that is not over is compared with nothing, as in the sentence above.
  const over = days.filter(({ day }) => day < dayOf(at));
  const earlier = compared?.days.slice(0, over.length) ?? [];
  const change = (metric: ShownMetric) => {
    const [now, then] = [sumOf(over, metric), sumOf(earlier, metric)];
    return now !== null && then ? formatChange(locale, now / then - 1) : null;
  };
  return (
    <div className={styles.part}>
      <Figures
        label={t('tables.total')}
        figures={SHOWN_METRICS.map((metric) => ({
          value: format(metricOf(total, metric)),
          name: joinFacts([t(`metrics.${metric}`), change(metric)]),
        }))}
      />
      <Hint>{t(compared ? 'visitorsAndChange' : 'visitorsHint')}</Hint>
    </div>
  );
}

/** Null where a day is left out. */
const sumOf = (days: readonly DayNumbers[], metric: ShownMetric): number | null =>
  days.reduce<number | null>((sum, day) => {
    const value = metricOf(day, metric);
    return sum === null || value === null ? null : sum + value;
  }, 0);
