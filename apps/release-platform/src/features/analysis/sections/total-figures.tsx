import { isComparable, type RangeNumbers } from '@countin/domain/analytics';
import { formatChange, formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Figures, Hint } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { SHOWN_METRICS } from '../analysis-address.ts';
import { metricOf } from '../report.ts';
import styles from '../analysis.module.css';

interface TotalFiguresProps {
  readonly numbers: RangeNumbers;
  /** Null where nothing is compared. */
  readonly before: RangeNumbers | null;
}

/** The four large numbers of the range, with their change against the days before. */
export function TotalFigures({ numbers: { total }, before }: TotalFiguresProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const compared = before && isComparable(before) ? before : null;
  const change = (now: number, then: number | undefined) => (then ? formatChange(locale, now / then - 1) : null);
  return (
    <div className={styles.part}>
      <Figures
        label={t('tables.total')}
        figures={SHOWN_METRICS.map((metric) => ({
          value: formatNumber(locale, metricOf(total, metric)),
          name: joinFacts([
            t(`metrics.${metric}`),
            change(metricOf(total, metric), compared ? metricOf(compared.total, metric) : undefined),
          ]),
        }))}
      />
      <Hint>{t(compared ? 'visitorsAndChange' : 'visitorsHint')}</Hint>
    </div>
  );
}
