import { formatAgo } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';

/** How long ago something was, as people say it: "2 min. ago", "yesterday". */
export function useAgo(): (at: number, now: number) => string {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (at, now) => formatAgo(locale, at, now) ?? t('latest.now');
}
