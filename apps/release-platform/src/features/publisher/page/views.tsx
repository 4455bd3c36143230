import { useDataAccess } from '@countin/data/access';
import { weekNumbersOptions } from '@countin/data/numbers';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface ViewsProps {
  /** Profile that the numbers are of. */
  readonly subject: Parameters<typeof weekNumbersOptions>[1];
  /** Page of its numbers. */
  readonly page: string;
}

/** Views of seven days; nothing for roles without numbers. */
export function Views({ subject, page }: ViewsProps) {
  const { t } = useTranslation('publisher');
  const locale = useLocale();
  const { data } = useQuery(weekNumbersOptions(useDataAccess(), subject));
  if (!data) return null;
  return (
    <>
      <dt>{t('views')}</dt>
      <dd>{formatNumber(locale, data.pages[page] ?? 0)}</dd>
    </>
  );
}
