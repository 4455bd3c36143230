import type { LinkQueryError } from '@countin/domain/link-finding';
import { serviceName, type StoreLink } from '@countin/domain/store-links';
import { formatList } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkName } from '../../../../shell/release-fields/link-name.ts';
import { addPastedLinks, type RejectedLine } from '../pasted-links.ts';
import { readEntry } from './link-entry.ts';

interface EntryOptions {
  readonly latest: () => readonly StoreLink[];
  readonly storeOrder: readonly string[];
  readonly onChange: (links: StoreLink[]) => void;
  readonly find: (text: string) => void;
}

const SHORT = 48;

/** Takes what was entered: adds addresses, looks for codes, and says what is wrong. */
export function useEntry({ latest, storeOrder, onChange, find }: EntryOptions) {
  const { t } = useTranslation(['product-links', 'identifiers']);
  const locale = useLocale();
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const [news, setNews] = useState('');

  const reasonOf = ({ errorCode }: RejectedLine) =>
    errorCode === 'duplicate' ? t('find.duplicate') : (errorText(errorCode) ?? '');
  const linesOf = (rejected: readonly RejectedLine[]) =>
    rejected.length === 1
      ? rejected.map(reasonOf)
      : rejected.map((line) => t('find.rejected', { text: shortened(line.text), reason: reasonOf(line) }));

  /** Adds addresses. Gives back those that were not added. */
  const addLinks = (text: string): readonly RejectedLine[] => {
    const outcome = addPastedLinks(latest(), text, () => crypto.randomUUID(), storeOrder);
    if (outcome.added.length > 0) {
      onChange([...outcome.links]);
      const names = formatList(
        locale,
        outcome.added.map((link) => linkName(link, serviceName(link.service))),
      );
      setNews(t('find.added', { count: outcome.added.length, names }));
    }
    return outcome.rejected;
  };
  const wrongText = (errorCode: LinkQueryError, expected: string | null) =>
    errorCode === 'gtin/check-digit' ? t('identifiers:checkDigit', { digit: expected }) : errorText(errorCode);

  /** Gives back the text that stays in the box, so that nothing typed is lost. */
  const take = (text: string): string => {
    const entry = readEntry(text);
    setNews('');
    setError(null);
    if (entry.kind === 'empty') return text;
    if (entry.kind === 'wrong') {
      setError(wrongText(entry.errorCode, entry.expected));
      return text;
    }
    if (entry.kind === 'query') {
      // An address that is in the list already may still lead to the other services.
      if (entry.isAddress) addLinks(text);
      find(text.trim());
      return '';
    }
    const rejected = addLinks(text);
    if (rejected.length > 0) setError(linesOf(rejected).join('\n'));
    return rejected.map((line) => line.text).join('\n');
  };
  return { take, error, news };
}

function shortened(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1)}…`;
}
