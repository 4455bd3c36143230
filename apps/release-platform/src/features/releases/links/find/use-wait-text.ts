import { formatTime } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';

const MINUTE = 60;

/** Says when another try may succeed. */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  return (seconds) => {
    const inMinutes = seconds > MINUTE;
    const value = Math.max(1, Math.ceil(inMinutes ? seconds / MINUTE : seconds));
    return t('search.wait', { time: formatTime(locale, value, inMinutes ? 'minute' : 'second') });
  };
}
