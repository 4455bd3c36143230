import type { StoreLink } from '@countin/domain/store-links';
import { UndoNotice } from '@countin/screen-kit/undo';
import { Button } from '@countin/ui';
import { ArrowDownWideNarrow } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linksByUse } from './links-by-use.ts';

interface SortByUseProps {
  readonly links: readonly StoreLink[];
  readonly clicksOf: (link: StoreLink) => number | null;
  readonly onChange: (links: StoreLink[]) => void;
}

/** Puts the most used links first, and back. Not offered where that would change nothing. */
export function SortByUse({ links, clicksOf, onChange }: SortByUseProps) {
  const { t } = useTranslation('product-links');
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const sorted = linksByUse(links, clicksOf);
  const changes = sorted.some((link, at) => link !== links[at]);
  const sort = () => {
    setBefore(links.map(({ id }) => id));
    onChange(sorted);
  };
  const undo = (ids: readonly string[]) => {
    // Links that were added since stay, after the others.
    const position = ({ id }: StoreLink) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    onChange(links.toSorted((a, b) => position(a) - position(b)));
    setBefore(null);
  };
  return (
    <div>
      {changes && (
        <Button variant="quiet" icon={<ArrowDownWideNarrow aria-hidden />} onClick={sort}>
          {t('sortByUse')}
        </Button>
      )}
      <UndoNotice
        removed={changes ? null : before}
        textOf={() => t('sortedByUse')}
        onUndo={() => before && undo(before)}
      />
    </div>
  );
}
