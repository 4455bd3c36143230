import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Hint } from '@countin/ui';
import { useTranslation } from 'react-i18next';

/** How often fans followed a link lately; nothing where that is not known. */
export function LinkClicks({ clicks }: { readonly clicks: number | null }) {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  return clicks === null ? null : <Hint>{t('clicks', { number: formatNumber(locale, clicks) })}</Hint>;
}
