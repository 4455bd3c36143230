import type { Remarkable } from '@countin/domain/numbers';
import { remarkableText } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import type { Names } from '../use-names.ts';
import styles from '../analysis.module.css';

/** The most remarkable fact, as a sentence. */
export function RemarkableSentence({ fact, names }: { readonly fact: Remarkable; readonly names: Names }) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  return <p className={styles.remarkable}>{remarkableText({ t, locale, day: names.day, namesSites: true }, fact)}</p>;
}
