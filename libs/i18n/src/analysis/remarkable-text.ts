import type { Remarkable } from '@countin/domain/numbers';
import type { TFunction } from 'i18next';
import { formatPercent } from '../format/format-amount.ts';
import { formatNumber } from '../format/format.ts';

interface Wording {
  readonly t: TFunction<'analysis'>;
  readonly locale: string;
  /** Name of a day such as `2026-11-23`. */
  readonly day: (day: string) => string;
  /** Whether a site that fans come from is named. Its name is what a visit says it is. */
  readonly namesSites: boolean;
}

/** The most remarkable fact as a sentence, on screens and in mails. */
export function remarkableText({ t, locale, day, namesSites }: Wording, fact: Remarkable): string {
  switch (fact.kind) {
    case 'nothing':
      return t('remarkable.nothing');
    case 'day':
      return t('remarkable.day', {
        day: day(fact.day),
        number: formatNumber(locale, fact.views),
        times: formatNumber(locale, Math.round(fact.times * 10) / 10),
      });
    case 'best':
      return t('remarkable.best', { day: day(fact.day), number: formatNumber(locale, fact.views) });
    case 'change':
      return t(fact.share > 0 ? 'remarkable.rise' : 'remarkable.fall', {
        percent: formatPercent(locale, Math.abs(fact.share)),
      });
    case 'source': {
      const percent = formatPercent(locale, fact.share);
      return namesSites
        ? t('remarkable.source', { percent, source: fact.source })
        : t('remarkable.oneSite', { percent });
    }
    default:
      return t(`remarkable.${fact.kind}`, { number: formatNumber(locale, fact.views) });
  }
}
