import type { InspectedFile } from '@countin/import/sources';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import styles from '../generator.module.css';

const MOST_LINES = 5;

/** What was recognised, in numbers. */
export function FileFacts({ found }: { readonly found: InspectedFile }) {
  const facts = useFacts(found);
  return (
    <ul className={styles.facts} role="status">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function useFacts({ reading, table, messages, codes }: InspectedFile): string[] {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const some = (
    key: 'messages.unreadable' | 'messages.pictures' | 'codes.repeated' | 'codes.wrong' | 'codes.leftOut',
    value: number,
  ) => (value > 0 ? [t(key, { number: number(value) })] : []);
  const facts = [t(`formats.${reading.format}`)];
  if (table) facts.push(t('releases', { number: number(table.survey.releases) }));
  if (messages)
    facts.push(
      ...messages.versions.map(({ version, messages: count }) =>
        t('messages.version', { version, number: number(count) }),
      ),
      ...some('messages.unreadable', messages.unreadable),
      ...some('messages.pictures', messages.pictures),
    );
  if (codes)
    facts.push(
      t('codes.count', { number: number(codes.codes.length) }),
      ...some('codes.repeated', codes.repeated.length),
      ...some('codes.wrong', codes.problems.length),
      ...codes.problems
        .slice(0, MOST_LINES)
        .map(({ place, found }) => t('codes.wrongLine', { line: number(place.line), found })),
      ...some('codes.leftOut', codes.leftOut),
    );
  return facts;
}
