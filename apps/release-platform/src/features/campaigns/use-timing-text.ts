import type { CampaignTiming } from '@countin/domain/campaigns';
import { formatMomentText, zoneName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';

/** Says when a campaign goes out. */
export function useTimingText(): (timing: CampaignTiming, now: number) => string {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  return (timing, now) => {
    if (timing.mode === 'now') return t('timing.text.now');
    const when = formatMomentText(locale, timing.date, timing.time, new Date(now).getFullYear());
    return timing.mode === 'local'
      ? t('timing.text.local', { when })
      : t('timing.text.instant', { when, zone: zoneName(locale, timing.zone, now) });
  };
}
