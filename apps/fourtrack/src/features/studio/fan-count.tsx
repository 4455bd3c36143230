import { useDataAccess } from '@countin/data/access';
import { signupsOptions } from '@countin/data/signups';
import { errorCodeOf } from '@countin/domain/errors';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Notice, Section, Skeleton } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countinPaths } from './countin-paths.ts';
import { useCountinLink } from './use-countin-link.ts';
import styles from './studio.module.css';

/** How many fans wait for the artist. One page of them is counted: more is a number with a plus. */
export function FanCount({ artistId }: { readonly artistId: string }) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const errorText = useErrorText();
  const toCountin = useCountinLink();
  const { data, error, isPending, hasNextPage } = useInfiniteQuery(signupsOptions(useDataAccess(), artistId));
  const count = data?.pages.flatMap((page) => page.items).length ?? 0;
  const number = formatNumber(locale, count) + (hasNextPage ? '+' : '');
  return (
    <Section
      title={t('fans.title')}
      aside={count > 0 && <a href={toCountin(countinPaths.signups(artistId))}>{t('fans.all')}</a>}
    >
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      {isPending && <Skeleton height={48} />}
      {data && <p className={styles.line}>{count === 0 ? t('fans.none') : t('fans.count', { count, number })}</p>}
    </Section>
  );
}
