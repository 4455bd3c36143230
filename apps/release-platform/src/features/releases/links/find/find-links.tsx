import type { StoreLink } from '@countin/domain/store-links';
import { Button, TextArea } from '@countin/ui';
import { Search } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundServices } from './found-services.tsx';
import { SearchState } from './search-state.tsx';
import { useEntry } from './use-entry.ts';
import { useLinkSearch } from './use-link-search.ts';
import type { OwnFacts } from './own-facts.ts';
import styles from './find-links.module.css';

interface FindLinksProps {
  readonly productId: string;
  readonly links: readonly StoreLink[];
  /** The links at this moment: a search may end after a change. */
  readonly latest: () => readonly StoreLink[];
  readonly storeOrder: readonly string[];
  readonly onChange: (links: StoreLink[]) => void;
  /** What is known of the release, to compare with doubtful pages. */
  readonly own: OwnFacts;
  /** UPC or ISRC of the release; null without one. */
  readonly code: string | null;
}

/** Finds the links of a release by an address, a UPC or an ISRC. Several addresses at once are added as they are. */
export function FindLinks({ productId, links, latest, storeOrder, onChange, own, code }: FindLinksProps) {
  const { t } = useTranslation('product-links');
  const search = useLinkSearch({ productId, latest, storeOrder, onChange });
  const [text, setText] = useState('');
  const entry = useEntry({ latest, storeOrder, onChange, find: search.find });

  const take = (pasted: string) => setText(entry.take(pasted));
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // Text pasted into other text is an edit.
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    take(pasted);
  };

  return (
    <div className={styles.find}>
      <form
        className={styles.box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          take(text);
        }}
      >
        <TextArea
          label={t('find.label')}
          hint={<span aria-live="polite">{entry.news || t('find.hint')}</span>}
          error={entry.error}
          placeholder={t('find.placeholder')}
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
        <Button type="submit" icon={<Search aria-hidden />} busy={search.isSearching}>
          {t('find.submit')}
        </Button>
      </form>
      {code !== null && (
        <div>
          <Button busy={search.isSearching} onClick={() => search.find(code)}>
            {t('find.everywhere', { code })}
          </Button>
        </div>
      )}
      <SearchState search={search} />
      {search.found && (
        <FoundServices
          key={search.found.at}
          found={search.found}
          links={links}
          own={own}
          onAdd={search.add}
          onReplace={search.replace}
          onTryAgain={search.repeat}
          onClose={search.close}
        />
      )}
    </div>
  );
}
