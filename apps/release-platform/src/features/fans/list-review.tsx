import { useDataAccess } from '@countin/data/access';
import { fanListsOptions, type ReviewedList } from '@countin/data/fans';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Notice } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** State of imported lists whose fans wait, and why. */
export function ListReview({ artistId }: { readonly artistId: string }) {
  // Without an answer the screen is as before: fans can be read all the same.
  const { data = [] } = useQuery(fanListsOptions(useDataAccess(), artistId));
  return data.filter(({ waiting }) => waiting > 0).map((list) => <ReviewNotice key={list.id} list={list} />);
}

function ReviewNotice({ list: { state, waiting, results } }: { readonly list: ReviewedList }) {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  if (state === 'released') return null;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <Notice tone={state === 'reviewing' ? 'info' : 'danger'} title={t(`review.${state}.title`)}>
      {t(`review.${state}.text`, {
        waiting: number(waiting),
        bounced: number(results.bounced),
        complained: number(results.complained),
      })}
    </Notice>
  );
}
