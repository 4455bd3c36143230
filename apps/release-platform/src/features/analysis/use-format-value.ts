import { SMALLEST_GROUP } from '@countin/domain/numbers';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import type { ReportValue } from './report.ts';

/** Formats the numbers of a report; one that is left out says so. */
export function useFormatValue(): (value: ReportValue) => string {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  return (value) =>
    value === null ? t('fewer', { number: formatNumber(locale, SMALLEST_GROUP) }) : formatNumber(locale, value);
}
