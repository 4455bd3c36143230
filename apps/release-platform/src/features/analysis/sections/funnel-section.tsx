import { countOf, type RangeNumbers } from '@countin/domain/analytics';
import { formatNumber, numberLocale } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Section } from '@countin/ui';
import { Funnel } from '@countin/ui/charts';
import { useTranslation } from 'react-i18next';
import { FUNNEL_STEPS } from '../report.ts';
import type { Names } from '../use-names.ts';

/** From a view to a signup to a click on release day, each step against the views. */
export function FunnelSection({ numbers, names }: { readonly numbers: RangeNumbers; readonly names: Names }) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: 1 });
  const { counts } = numbers.total;
  const views = countOf(counts, 'views');
  return (
    <Section title={t('tables.funnel')} lead={t('funnelLead')}>
      <Funnel
        label={t('tables.funnel')}
        format={(value) => formatNumber(locale, value)}
        steps={FUNNEL_STEPS.map((step) => ({
          key: step,
          name: names.rowName('funnel', step),
          value: countOf(counts, step),
          rate:
            step === 'views' || views === 0
              ? ''
              : t('ofViews', { percent: percent.format(countOf(counts, step) / views) }),
        }))}
      />
    </Section>
  );
}
