import type { ReleasePage } from '@countin/domain/release';
import { formatInstant, zoneName } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';
import { momentTexts, whoseClock } from '../moment/moment-texts.ts';
import type { Receipt } from './receipt-state.ts';

/** When the message is due, or when it was sent, on the fan's own clock where that is known. Empty where there is nothing to say. */
export function dueLine(view: PageView, { state, zone, dueAt, sentAt }: Receipt, release: ReleasePage | null): string {
  const { t, language, now } = view;
  const moment = release?.releaseMoment;
  const clock = zone ?? zoneOf(moment);
  const on = (at: number) => ({
    ...formatInstant(language, at, clock, now),
    clock: zoneName(language, clock, at),
  });
  if (state === 'sent') return sentAt === null ? '' : t('receipt:sentAt', on(sentAt));
  if (state === 'stopped' || state === 'failed' || dueAt === null) return '';
  // A time on every fan's own clock is known without knowing whose clock that is.
  if (zone === null && moment?.mode === 'local')
    return t('receipt:due', { ...momentTexts(view, moment), clock: whoseClock(view, moment) });
  return t('receipt:due', on(dueAt));
}

function zoneOf(moment: ReleasePage['releaseMoment'] | undefined): string {
  return moment?.mode === 'instant' ? moment.zone : 'UTC';
}
