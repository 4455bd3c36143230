import { countOf, isComparable, remarkableOf, type RangeNumbers, type SummaryMail } from '@countin/domain/numbers';
import type { Language } from '@countin/domain/locale';
import { analysisTranslator, formatChange, formatDate, formatNumber, joinFacts, remarkableText } from '@countin/i18n';
import { composeStudioMail } from '../../messages/compose-studio-mail.ts';
import { harmlessText } from '../../messages/link-free-text.ts';
import type { Mail } from '../../platform/senders/mail.ts';
import type { Summary } from './read-summary.ts';

interface SummaryContent extends Summary, Pick<SummaryMail, 'kind' | 'every'> {
  readonly email: string;
  readonly language: Language;
  /** URL of the analysis. */
  readonly link: string;
  /** URL that switches the mail off. */
  readonly stop: string;
  readonly messageId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const METRICS = ['views', 'visitors', 'storeClicks', 'signups'] as const;

/**
 * Writes the mail about the numbers of a period. What people wrote is shown without anything that mail programs turn into
 * links. Sites that fans come from are not named: anyone can send visits with any site in them.
 *
 * @returns null where neither the period nor the days before have numbers
 */
export function composeSummaryMail(content: SummaryContent): Mail | null {
  const { kind, every, name, numbers, before, best, language, now } = content;
  const t = analysisTranslator(language);
  const values = METRICS.map((metric) => valueOf(numbers, metric));
  const then = METRICS.map((metric) => valueOf(before, metric));
  if ([...values, ...then].every((value) => value === 0)) return null;
  const number = (value: number) => formatNumber(language, value);
  const day = (key: string) => formatDate(language, Date.parse(key), 'UTC', now);
  const names = { name: safe(name) };
  const figures = METRICS.map((metric, at) => {
    const [value = 0, earlier = 0] = [values[at], then[at]];
    const change = earlier > 0 && isComparable(before) ? formatChange(language, value / earlier - 1) : null;
    return `• ${joinFacts([t('mail.figure', { name: t(`metrics.${metric}`), number: number(value) }), change])}`;
  });
  return composeStudioMail({
    to: content.email,
    language,
    messageId: content.messageId,
    subject: t(every === 'week' ? 'mail.subjectWeek' : 'mail.subjectMonth', names),
    lead: [
      remarkableText({ t, locale: language, day, namesSites: false }, remarkableOf(numbers, before, now)),
      ...figures,
      ...(best ? [`• ${t('mail.best', { title: safe(best.title), number: number(best.views) })}`] : []),
    ].join('\n'),
    action: t('mail.action'),
    link: content.link,
    note: [
      t('mail.days', { from: day(numbers.range.from), to: day(numbers.range.to) }),
      ...(kind === 'label' ? [t('mail.shared')] : []),
    ].join(' '),
    why: t('mail.why', names),
    stop: { text: t('mail.stop'), link: content.stop },
  });
}

const valueOf = ({ total: { counts, visitors } }: RangeNumbers, metric: (typeof METRICS)[number]): number =>
  metric === 'visitors' ? visitors : countOf(counts, metric);

/** Text that looks like a link is left out. */
const safe = (text: string) => harmlessText(text) ?? '…';
