import type { FoundLink } from '@countin/domain/link-finding';
import { formatPartialDate, formatPercent, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spoken } from '../../../../shell/navigation/public-addresses.ts';
import { confidenceWord } from '../../../../shell/releases/judge-found.ts';
import { useReasonText } from './use-reason-text.ts';
import styles from './evidence.module.css';

/** Facts of a service about a page, how it was found, and the confidence that it is the release. */
export function Evidence({ found }: { readonly found: FoundLink }) {
  const { facts, url } = found;
  const locale = useLocale();
  return (
    <>
      {facts && (
        <p className={styles.facts}>
          <bdi className={styles.title}>{facts.title}</bdi>{' '}
          {joinFacts([facts.artists.join(', '), facts.date && formatPartialDate(locale, facts.date)])}
        </p>
      )}
      <a className={styles.url} href={url} target="_blank" rel="noreferrer" dir="ltr">
        {spoken(url)}
      </a>
      <details className={styles.details}>
        <summary>
          <Confidence found={found} />
        </summary>
        <Reasons reasons={found.reasons} />
      </details>
    </>
  );
}

/** Method and confidence, in words and as a number. */
export function Confidence({ found: { confidence, method, via } }: { readonly found: FoundLink }) {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  const word = confidenceWord(confidence);
  return (
    <span className={styles.confidence} data-word={word}>
      <strong>
        {t('evidence.confidence', { words: t(`confidence.${word}`), percent: formatPercent(locale, confidence / 100) })}
      </strong>{' '}
      <span>{t(`method.${method}`, { via })}</span>
    </span>
  );
}

/** The compared facts: what speaks for a page, and what against it. */
export function Reasons({ reasons }: Pick<FoundLink, 'reasons'>) {
  const textOf = useReasonText();
  const said = reasons.flatMap(({ fact, verdict, points }) => {
    const text = textOf(fact, verdict);
    return text === null ? [] : [{ key: fact, text, agrees: points >= 0 }];
  });
  return (
    <ul className={styles.reasons}>
      {said.map(({ key, text, agrees }) => (
        <li key={key} data-agrees={agrees}>
          {agrees ? <Check aria-hidden /> : <X aria-hidden />}
          {text}
        </li>
      ))}
    </ul>
  );
}
