import { useDataAccess } from '@countin/data/access';
import { weekNumbersOptions } from '@countin/data/numbers';
import { releasePageKey } from '@countin/domain/numbers';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface ReleaseWeekProps {
  readonly artistId: string;
  readonly productId: string;
}

/** Views of a release's page in seven days. All rows of an artist share one read. Nothing without views. */
export default function ReleaseWeek({ artistId, productId }: ReleaseWeekProps) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const { data } = useQuery(weekNumbersOptions(useDataAccess(), { kind: 'artist', id: artistId }));
  const views = data?.pages[releasePageKey(productId)] ?? 0;
  if (views === 0) return null;
  return (
    <>
      {' · '}
      <bdi title={t('week.title')}>{t('week.views', { number: formatNumber(locale, views) })}</bdi>
    </>
  );
}
