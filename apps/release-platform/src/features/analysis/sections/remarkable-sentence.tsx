import type { Remarkable } from '@countin/domain/analytics';
import { formatNumber, formatPercent } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import type { Names } from '../use-names.ts';
import styles from '../analysis.module.css';

/** The most remarkable fact, as a sentence. */
export function RemarkableSentence({ fact, names }: { readonly fact: Remarkable; readonly names: Names }) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const text = () => {
    switch (fact.kind) {
      case 'nothing':
        return t('remarkable.nothing');
      case 'day':
        return t('remarkable.day', {
          day: names.day(fact.day),
          number: formatNumber(locale, fact.views),
          times: formatNumber(locale, Math.round(fact.times * 10) / 10),
        });
      case 'change':
        return t(fact.share > 0 ? 'remarkable.rise' : 'remarkable.fall', {
          percent: formatPercent(locale, Math.abs(fact.share)),
        });
      case 'source':
        return t('remarkable.source', { percent: formatPercent(locale, fact.share), source: fact.source });
      default:
        return t(`remarkable.${fact.kind}`, { number: formatNumber(locale, fact.views) });
    }
  };
  return <p className={styles.remarkable}>{text()}</p>;
}
