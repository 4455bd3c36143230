import { useDataAccess } from '@countin/data/access';
import { weekNumbersOptions, type ReadableSubject } from '@countin/data/numbers';
import { countOf } from '@countin/domain/numbers';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Hint } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const METRICS = ['mailsSent', 'mailClicks', 'textsSent', 'textClicks'] as const;

/** Messages and clicks of seven days, above a list of campaigns. Nothing without messages. */
export default function MessageWeek({ subject }: { readonly subject: ReadableSubject }) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const { data } = useQuery(weekNumbersOptions(useDataAccess(), subject));
  const counted = METRICS.flatMap((metric) => {
    const number = countOf(data?.counts ?? {}, metric);
    return number > 0 ? [t(`week.${metric}`, { number: formatNumber(locale, number) })] : [];
  });
  if (counted.length === 0) return null;
  return <Hint>{joinFacts([t('week.title'), ...counted])}</Hint>;
}
