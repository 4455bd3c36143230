import type { WeekNumbers } from '@countin/data/numbers';
import { countOf } from '@countin/domain/numbers';
import { formatChange, formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';

/** Views of a week with their change, such as `Views: 150 · +12% on the days before`. */
export function useWeekText() {
  const { t } = useTranslation('today');
  const locale = useLocale();
  return ({ counts, before }: Pick<WeekNumbers, 'counts' | 'before'>): string => {
    const views = countOf(counts, 'views');
    const earlier = countOf(before ?? {}, 'views');
    return joinFacts([
      t('week.views', { number: formatNumber(locale, views) }),
      earlier > 0 ? t('week.change', { change: formatChange(locale, views / earlier - 1) }) : null,
    ]);
  };
}
