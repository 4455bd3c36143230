import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, as people say it: "2 min. ago", "yesterday". */
export function useAgo(): (at: number, now: number) => string {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (at, now) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
    for (const [unit, length] of UNITS) {
      const count = Math.floor((now - at) / length);
      if (count > 0) return format.format(-count, unit);
    }
    return t('latest.now');
  };
}
