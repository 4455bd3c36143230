import type { StoreLink } from '@countin/domain/store-links';
import { Button } from '@countin/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteEntry } from '../paste-entry.tsx';
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
  /** Known facts of the release, to compare with doubtful pages. */
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

  return (
    <div className={styles.find}>
      <PasteEntry
        label={t('find.label')}
        hint={entry.news || t('find.hint')}
        placeholder={t('find.placeholder')}
        error={entry.error}
        submit={t('find.submit')}
        submitIcon={<Search aria-hidden />}
        busy={search.isSearching}
        text={text}
        onChange={setText}
        onEnter={(entered) => setText(entry.take(entered))}
      />
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
