import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Hint, Section } from '@countin/ui';
import { ShareTable } from '@countin/ui/charts';
import { useTranslation } from 'react-i18next';
import { GUARDED } from '@countin/domain/numbers';
import type { ReportId, ReportTable } from '../report.ts';
import { useFormatValue } from '../use-format-value.ts';
import type { Names } from '../use-names.ts';
import styles from '../analysis.module.css';

/** Tables that are shown elsewhere, or as a chart. */
const ELSEWHERE: readonly ReportId[] = ['total', 'days', 'before', 'artists', 'funnel', 'clock', 'clips'];

interface BreakdownsProps {
  readonly tables: readonly ReportTable[];
  readonly names: Names;
}

/** The breakdowns of the range, each as a table with bars. */
export function Breakdowns({ tables, names }: BreakdownsProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const format = useFormatValue();
  const shown = tables.filter(({ id }) => !ELSEWHERE.includes(id));
  return (
    <div className={styles.breakdowns}>
      {shown.map(({ id, columns, rows }) => (
        <Section key={id} title={names.tableName(id)}>
          <ShareTable
            label={names.tableName(id)}
            headings={[t('axis.entry'), ...columns.map(names.columnName)]}
            rows={rows.map(({ key, values }) => ({ key, name: <bdi>{names.rowName(id, key)}</bdi>, values }))}
            format={format}
            showAll={t('showAll', { number: formatNumber(locale, rows.length) })}
          />
          {GUARDED.some((guarded) => guarded === id) && <Hint>{t('guarded')}</Hint>}
        </Section>
      ))}
    </div>
  );
}

/** Everything that is counted, as one table: also what machines did, which is in no other number. */
export function AllCounts({ tables, names }: BreakdownsProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const format = useFormatValue();
  const total = tables.find(({ id }) => id === 'total');
  if (!total) return null;
  return (
    <Section title={t('tables.total')} lead={t('totalLead')} className={styles.narrow}>
      <ShareTable
        label={t('tables.total')}
        headings={[t('axis.entry'), t('columns.value')]}
        rows={total.rows.map(({ key, values }) => ({ key, name: names.rowName('total', key), values }))}
        format={format}
        showAll={t('showAll', { number: formatNumber(locale, total.rows.length) })}
      />
    </Section>
  );
}
