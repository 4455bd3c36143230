import type { Missing, OutsideRule, PlanTask } from '@countin/domain/planner';
import { COVER_SIDE, dayIn } from '@countin/domain/planner';
import type { TFunction } from 'i18next';
import { formatDate, formatList, formatMoment, formatNumber, languageName } from '../format/format.ts';
import { zoneName } from '../zone-name.ts';

/**
 * Texts about tasks of the release planner. Screens, calendars and mails use the same ones.
 *
 * @param now milliseconds since 1970; dates of its year are written without the year
 * @param zone IANA zone of the reader: a day that is of another calendar names its clock while the days differ
 */
export function taskTexts(t: TFunction<'planner'>, locale: string, now: number, zone: string) {
  const today = dayIn(zone, now);
  const number = (value: number) => formatNumber(locale, value);
  const date = (day: string) => formatDate(locale, Date.parse(day), 'UTC', Date.parse(today));
  const thisYear = new Date(today).getUTCFullYear();
  const missing = (lack: Missing): string => {
    switch (lack.code) {
      case 'isrc':
      case 'credits':
      case 'linksGone':
        return t(`missing.${lack.code}`, { number: number(lack.count) });
      case 'mailDomain':
        return t('missing.mailDomain', { domain: lack.domain });
      case 'coverSmall':
        return t('missing.coverSmall', { side: number(lack.side), wanted: number(lack.wanted) });
      case 'languages':
        return t('missing.languages', { languages: formatList(locale, lack.languages.map(languageName)) });
      case 'countries':
        return t('missing.countries', { live: number(lack.live), requested: number(lack.requested) });
      case 'quiet':
        return t('missing.quiet', { time: formatMoment(locale, '2000-01-01', lack.time, thisYear).time });
      default:
        return t(`missing.${lack.code}`);
    }
  };
  return {
    date,
    missing,
    name: ({ template, title }: Pick<PlanTask, 'template' | 'title'>): string =>
      template === null ? title : t(`tasks.${template}`),
    due: ({ due, status, zone: calendar }: Pick<PlanTask, 'due' | 'status' | 'zone'>): string => {
      if (due === null) return t('due.none');
      const text =
        status === 'today' ? t('due.today') : t(status === 'late' ? 'due.late' : 'due.date', { date: date(due) });
      return dayIn(calendar, now) === today ? text : `${text} (${zoneName(locale, calendar, now)})`;
    },
    rule: ({ id, daysBefore }: OutsideRule): string => t(`rules.${id}`, { number: number(daysBefore ?? COVER_SIDE) }),
  };
}
/** One of {@link taskTexts}. */
export type TaskTexts = ReturnType<typeof taskTexts>;
