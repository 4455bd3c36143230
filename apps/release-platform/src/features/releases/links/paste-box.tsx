import { serviceName, type StoreLink } from '@countin/domain/store-links';
import { useErrorText } from '@countin/i18n/react';
import { Button, TextArea } from '@countin/ui';
import { useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addPastedLinks, linkName, type RejectedLine } from './pasted-links.ts';
import styles from './paste-box.module.css';

interface PasteBoxProps {
  readonly links: readonly StoreLink[];
  readonly storeOrder: readonly string[];
  readonly onAdd: (links: readonly StoreLink[]) => void;
}

/** Takes addresses, one or many. What is wrong stays in the box with its reason; the rest goes into the list. */
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
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // A paste into words that are there already is an edit, to be finished by hand.
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    take(pasted);
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
    <form
      className={styles.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <TextArea
        label={t('links.paste')}
        hint={<span aria-live="polite">{news || t('links.pasteHint')}</span>}
        error={error}
        placeholder={t('links.pastePlaceholder')}
        rows={1}
        className={styles.input}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          take(text);
        }}
      />
      <Button type="submit">{t('links.add')}</Button>
    </form>
  );
}

const SHORT = 48;

function short(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT - 1)}…`;
}
