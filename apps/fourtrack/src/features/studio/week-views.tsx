import { useDataAccess } from '@countin/data/access';
import { weekNumbersOptions, type WeekNumbers } from '@countin/data/numbers';
import { countOf } from '@countin/domain/numbers';
import { errorCodeOf } from '@countin/domain/errors';
import { formatChange, formatNumber, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Notice, Section, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countinPaths } from './countin-paths.ts';
import { useCountinLink } from './use-countin-link.ts';
import styles from './studio.module.css';

/** How often the artist's pages were opened in seven days; Countin has the rest. */
export default function WeekViews({ artistId }: { readonly artistId: string }) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const errorText = useErrorText();
  const toCountin = useCountinLink();
  const text = ({ counts, before }: WeekNumbers) => {
    const [views, earlier] = [countOf(counts, 'views'), countOf(before ?? {}, 'views')];
    if (views === 0) return t('numbers.none');
    const change = earlier > 0 && t('numbers.change', { change: formatChange(locale, views / earlier - 1) });
    return joinFacts([t('numbers.views', { number: formatNumber(locale, views) }), change || null]);
  };
  const { data, error, isPending } = useQuery(weekNumbersOptions(useDataAccess(), { kind: 'artist', id: artistId }));
  return (
    <Section
      title={t('numbers.title')}
      aside={<a href={toCountin(countinPaths.analysis(artistId))}>{t('numbers.all')}</a>}
    >
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      {isPending && <Skeleton height={48} />}
      {data && <p className={styles.line}>{text(data)}</p>}
    </Section>
  );
}
