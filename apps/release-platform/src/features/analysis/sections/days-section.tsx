import type { RangeNumbers } from '@countin/domain/numbers';
import { numberLocale } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Section, SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { SHOWN_METRICS, type ShownMetric } from '../analysis-address.ts';
import type { Annotation } from '../annotations.ts';
import { Chart } from './chart.tsx';
import { metricOf } from '../report.ts';
import { useFormatValue } from '../use-format-value.ts';
import type { Names } from '../use-names.ts';
import styles from '../analysis.module.css';

interface DaysSectionProps {
  readonly numbers: RangeNumbers;
  readonly before: RangeNumbers | null;
  readonly metric: ShownMetric;
  readonly annotations: readonly Annotation[];
  readonly names: Names;
  readonly onMetric: (metric: ShownMetric) => void;
}

/** One metric by day, beside the days before, with what happened on them. */
export function DaysSection({ numbers, before, metric, annotations, names, onMetric }: DaysSectionProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const short = new Intl.DateTimeFormat(numberLocale(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const format = useFormatValue();
  const valuesOf = ({ days }: RangeNumbers) => days.map((day) => metricOf(day, metric));
  const values = valuesOf(numbers);
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  // A day that is left out may have been the best of days that are else empty.
  const best = most === 0 && values.includes(null) ? null : numbers.days[values.indexOf(most)];
  const { from, to } = numbers.range;
  const textOf = ({ kind, title }: Annotation) => t(`annotations.${kind}`, { title });
  return (
    <Section title={t('tables.days')} className={styles.part}>
      <SegmentedControl
        label={t('metric')}
        hideLabel
        size="small"
        options={SHOWN_METRICS.map((value) => ({ value, label: t(`metrics.${value}`) }))}
        value={metric}
        onChange={onMetric}
      />
      <Chart
        kind="line"
        label={t('daysChart', { metric: t(`metrics.${metric}`) })}
        summary={t(best ? 'daysSummary' : 'daysSummaryFew', {
          metric: t(`metrics.${metric}`),
          number: format(metricOf(numbers.total, metric)),
          from: names.day(from),
          to: names.day(to),
          day: names.day(best?.day ?? to),
          most: format(most),
        })}
        axis={t('axis.day')}
        data={{
          points: numbers.days.map(({ day }) => ({
            short: short.format(Date.parse(day)),
            full: names.day(day),
            notes: annotations.filter((each) => each.day === day).map(textOf),
          })),
          series: [
            { name: t(`metrics.${metric}`), values },
            ...(before ? [{ name: t('before'), values: valuesOf(before) }] : []),
          ],
          format,
          gap: format(null),
        }}
      />
      {annotations.length > 0 && (
        <ul className={styles.annotations} aria-label={t('annotations.title')}>
          {annotations.map((each) => (
            <li key={`${each.day} ${each.kind} ${each.title}`}>
              <span>{names.day(each.day)}</span> <bdi>{textOf(each)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
