import type { RangeNumbers } from '@countin/domain/numbers';
import { numberLocale } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Section } from '@countin/ui';
import { Funnel } from '@countin/ui/charts';
import { useTranslation } from 'react-i18next';
import { FUNNEL_STEPS, metricOf, type ReportValue } from '../report.ts';
import { useFormatValue } from '../use-format-value.ts';
import type { Names } from '../use-names.ts';

/** From a view to a signup to a click on release day, each step against the views. */
export function FunnelSection({ numbers, names }: { readonly numbers: RangeNumbers; readonly names: Names }) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: 1 });
  const { total } = numbers;
  const format = useFormatValue();
  const views = metricOf(total, 'views');
  const rateOf = (value: ReportValue) =>
    value !== null && views ? t('ofViews', { percent: percent.format(value / views) }) : '';
  return (
    <Section title={t('tables.funnel')} lead={t('funnelLead')}>
      <Funnel
        label={t('tables.funnel')}
        format={format}
        steps={FUNNEL_STEPS.map((step) => ({
          key: step,
          name: names.rowName('funnel', step),
          value: metricOf(total, step),
          rate: step === 'views' ? '' : rateOf(metricOf(total, step)),
        }))}
      />
    </Section>
  );
}
