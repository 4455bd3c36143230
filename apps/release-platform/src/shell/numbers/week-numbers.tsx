import { useDataAccess } from '@countin/data/access';
import { numbersOptions } from '@countin/data/numbers';
import { countOf, lastDays } from '@countin/domain/numbers';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useNow } from '@countin/screen-kit/hooks';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Figures, Hint, Section, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { analysisPaths } from '../../paths/analysis-paths.ts';
import { MoreLink } from '../overview/more-link.tsx';

const DAYS = 7;
const METRICS = ['views', 'storeClicks', 'signups'] as const;

const MINUTE = 60_000;

/** The last seven days of an artist's pages in three numbers; the analysis screen has the rest. */
export default function WeekNumbers({ artistId }: { readonly artistId: string }) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const range = lastDays(useNow(MINUTE), DAYS);
  const query = useQuery(numbersOptions(useDataAccess(), { kind: 'artist', id: artistId }, range));
  const counts = query.data?.total.counts;
  return (
    <Section
      title={t('numbers.title')}
      aside={<MoreLink to={analysisPaths.analysis.to(artistId, { days: String(DAYS) })}>{t('numbers.all')}</MoreLink>}
    >
      {query.error && <LoadErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={64} />}
      {counts && (
        <Figures
          label={t('numbers.title')}
          figures={METRICS.map((metric) => ({
            value: formatNumber(locale, countOf(counts, metric)),
            name: t(`numbers.${metric}`),
          }))}
        />
      )}
      {counts && countOf(counts, 'views') === 0 && <Hint>{t('numbers.none')}</Hint>}
    </Section>
  );
}
