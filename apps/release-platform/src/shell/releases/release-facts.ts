import { releaseStateAt, type ReleaseSummary } from '@countin/domain/release';
import { formatReleaseDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { useTranslation } from 'react-i18next';

/** Line of a list about a release: kind, and state with its date. */
export function useReleaseFacts(): (product: ReleaseSummary, now: number) => string[] {
  const { t } = useTranslation(['releases', 'common']);
  const locale = useLocale();
  return (product, now) => {
    const state = releaseStateAt(product, now, ownZone);
    const date = product.releaseMoment && formatReleaseDate(locale, product.releaseMoment, now, ownZone);
    const fact = () => {
      if (state === 'archived') return t('facts.archived');
      if (date === null) return t('facts.draftNoMoment');
      return state === 'draft' ? t('facts.draftMoment', { date }) : t(`facts.${state}`, { date });
    };
    return [t(`common:kind.${product.kind}`), fact()];
  };
}
