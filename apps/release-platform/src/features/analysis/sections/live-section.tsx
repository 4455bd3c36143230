import { useDataAccess } from '@countin/data/access';
import { liveNumbersOptions, type ReadableSubject } from '@countin/data/numbers';
import { countOf, LIVE_MINUTES } from '@countin/domain/numbers';
import { formatNumber, numberLocale } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Hint, Section } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Chart } from './chart.tsx';
import type { Names } from '../use-names.ts';
import styles from '../analysis.module.css';

interface LiveSectionProps {
  readonly subject: ReadableSubject;
  readonly names: Names;
  readonly now: number;
}

const MINUTE = 60_000;
/** Columns with a label below: the first, one in the middle, the last. */
const LABELLED = [0, Math.floor(LIVE_MINUTES / 2), LIVE_MINUTES - 1];

/** Views of the last half hour by minute, refreshed while the screen is open. */
export function LiveSection({ subject, names, now }: LiveSectionProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const { data, dataUpdatedAt, error, refetch } = useQuery(liveNumbersOptions(useDataAccess(), subject));
  const format = (value: number) => formatNumber(locale, value);
  const ago = new Intl.RelativeTimeFormat(numberLocale(locale), { numeric: 'auto' });
  const short = new Intl.RelativeTimeFormat(numberLocale(locale), { numeric: 'auto', style: 'narrow' });
  // The screen's clock moves once a minute: what was read since may be of a later one.
  const last = Math.floor(Math.max(now, dataUpdatedAt) / MINUTE);
  const minutes = Array.from({ length: LIVE_MINUTES }, (_, at) => at + 1 - LIVE_MINUTES);
  const views = minutes.map((back) => countOf(data?.[last + back]?.counts ?? {}, 'views'));
  const sum = views.reduce((all, count) => all + count, 0);
  const [page] = largestPage(Object.values(data ?? {}).map(({ pages }) => pages));
  return (
    <Section title={t('live.title')} className={styles.part}>
      {error && <LoadErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && sum === 0 && <Hint>{t('live.none')}</Hint>}
      {sum > 0 && (
        <Chart
          kind="columns"
          label={t('live.chart')}
          summary={
            page === undefined
              ? t('live.summary', { number: format(sum) })
              : t('live.summaryOf', { number: format(sum), page: names.rowName('pages', page) })
          }
          axis={t('axis.minute')}
          data={{
            points: minutes.map((back) => ({
              short: short.format(back, 'minute'),
              full: ago.format(back, 'minute'),
            })),
            labelled: LABELLED,
            series: [{ name: t('metrics.views'), values: views }],
            format,
          }}
        />
      )}
    </Section>
  );
}

/** Keys of the pages with views, the largest first. */
function largestPage(all: readonly Readonly<Record<string, number>>[]): string[] {
  const sums = new Map<string, number>();
  for (const [page, views] of all.flatMap((pages) => Object.entries(pages)))
    sums.set(page, (sums.get(page) ?? 0) + views);
  return [...sums].sort(([, a], [, b]) => b - a).map(([page]) => page);
}
