import { OTHER, type RangeNumbers } from '@countin/domain/numbers';
import { formatPercent } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Hint, Section } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Chart } from './chart.tsx';
import { clipsOf, type ReportTable } from '../report.ts';
import type { Names } from '../use-names.ts';
import { useFormatValue } from '../use-format-value.ts';
import styles from '../analysis.module.css';

interface TableChartProps {
  readonly table: ReportTable | undefined;
  readonly names: Names;
}

/** When fans look: views and clicks by the hour where they are. */
export function ClockSection({ table, names }: TableChartProps) {
  const { t } = useTranslation('analysis');
  const format = useFormatValue();
  const hours = table?.rows.filter(({ key }) => key !== OTHER) ?? [];
  const [best] = [...hours].sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
  if (!table || !best?.values[0]) return null;
  return (
    <Section title={t('tables.clock')} className={styles.part}>
      <Chart
        kind="columns"
        label={t('tables.clock')}
        summary={t('clockSummary', { hour: names.rowName('clock', best.key), number: format(best.values[0]) })}
        axis={t('axis.hour')}
        data={{
          points: hours.map(({ key }) => ({
            short: names.rowName('clock', key),
            full: names.rowName('clock', key),
          })),
          series: (['views', 'clicks'] as const).map((column, at) => ({
            name: names.columnName(column),
            values: hours.map(({ values }) => values[at] ?? null),
          })),
          format,
          gap: format(null),
        }}
      />
      {table.rows.some(({ key }) => key === OTHER) && <Hint>{t('guarded')}</Hint>}
    </Section>
  );
}

interface ClipsSectionProps extends TableChartProps {
  readonly numbers: RangeNumbers;
}

/** Clips whose curves one chart can tell apart: a medley has no more. */
const MOST_CLIPS = 4;

/** Where listeners leave the clips. */
export function ClipsSection({ table, names, numbers }: ClipsSectionProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const format = (value: number) => formatPercent(locale, value);
  const clips = clipsOf(numbers.total.tables.listen).slice(0, MOST_CLIPS);
  const series = clips.map((clip, at) => ({
    name: clipName(names.clip(clip), at, clips.map(names.clip)),
    values: (table?.rows ?? [])
      .filter(({ key }) => key.startsWith(`${clip}:`))
      .map(({ values: [share] }) => share ?? 0),
  }));
  const [first] = series;
  if (!first) return null;
  return (
    <Section title={t('tables.clips')} className={styles.part}>
      <Chart
        kind="line"
        label={t('tables.clips')}
        summary={t('clipsSummary', { title: first.name, percent: format(first.values.at(-1) ?? 0) })}
        axis={t('axis.part')}
        most={1}
        data={{
          points: first.values.map((_, part) => ({
            short: format(part / 10),
            full: t('partOfClip', { percent: format(part / 10) }),
          })),
          series,
          format,
        }}
      />
    </Section>
  );
}

/** Clips of the same name are numbered. */
function clipName(name: string, at: number, all: readonly string[]): string {
  return all.filter((other) => other === name).length > 1 ? `${name} ${at + 1}` : name;
}
