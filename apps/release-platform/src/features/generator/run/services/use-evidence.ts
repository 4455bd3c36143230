import type { StoreLink } from '@countin/domain/store-links';
import { formatPercent } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';

/** Says how a link was found and how sure it is; nothing of a link without a look-up. */
export function useEvidence(): (link: Pick<StoreLink, 'source' | 'confidence'>) => string {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  return ({ source, confidence }) =>
    confidence === undefined ? '' : t(`source.${source}`, { percent: formatPercent(locale, confidence / 100) });
}
