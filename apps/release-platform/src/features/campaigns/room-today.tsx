import { AppError } from '@countin/domain/errors';
import { nextSendingDay } from '@countin/domain/sending';
import { formatDayAndTime, formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { useTranslation } from 'react-i18next';

const MINUTE = 60_000;

/** How many recipients today has room for, and when there is more. Nothing for other errors. */
export function RoomToday({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const now = useNow(MINUTE);
  if (!(error instanceof AppError) || error.code !== 'limit/recipients') return null;
  return t('send.limit', {
    number: formatNumber(locale, Number(error.expected)),
    when: formatDayAndTime(locale, nextSendingDay(now), ownZone, now),
  });
}
