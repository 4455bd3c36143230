import { serviceName, type StoreLink } from '@countin/domain/store-links';
import { useErrorText } from '@countin/i18n/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteEntry } from './paste-entry.tsx';
import { linkName } from '../../../shell/release-fields/link-name.ts';
import { addPastedLinks, type RejectedLine } from './pasted-links.ts';

interface PasteBoxProps {
  readonly links: readonly StoreLink[];
  readonly storeOrder: readonly string[];
  readonly onAdd: (links: readonly StoreLink[]) => void;
}

/** Takes addresses, one or many. Wrong entries stay in the box with their reason; the rest goes into the list. */
export function PasteBox({ links, storeOrder, onAdd }: PasteBoxProps) {
  const { t, i18n } = useTranslation('release-editor');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [rejected, setRejected] = useState<readonly RejectedLine[]>([]);
  const [news, setNews] = useState('');

  const take = (pasted: string) => {
    const outcome = addPastedLinks(links, pasted, () => crypto.randomUUID(), storeOrder);
    if (outcome.added.length > 0) {
      onAdd(outcome.links);
      const names = new Intl.ListFormat(i18n.language).format(
        outcome.added.map((link) => linkName(link, serviceName(link.service))),
      );
      setNews(t('links.added', { count: outcome.added.length, names }));
    } else setNews('');
    setRejected(outcome.rejected);
    setText(outcome.rejected.map((line) => line.text).join('\n'));
  };
  const reasonOf = ({ errorCode }: RejectedLine) =>
    errorCode === 'duplicate' ? t('links.duplicate') : errorText(errorCode);
  const error =
    rejected.length === 0
      ? null
      : rejected
          .map((line) =>
            rejected.length === 1
              ? reasonOf(line)
              : t('links.rejected', { text: short(line.text), reason: reasonOf(line) }),
          )
          .join('\n');

  return (
    <PasteEntry
      label={t('links.paste')}
      hint={news || t('links.pasteHint')}
      placeholder={t('links.pastePlaceholder')}
      error={error}
      submit={t('links.add')}
      text={text}
      onChange={setText}
      onEnter={take}
    />
  );
}

const SHORT = 48;

function short(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1)}…`;
}
