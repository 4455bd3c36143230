import type { MissingReleases } from '@countin/data/imports';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { SelectionBar, useSelection } from '@countin/screen-kit/bulk';
import { VirtualRows } from '@countin/screen-kit/list';
import { Button, EmptyState, Notice } from '@countin/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addToText, readListed, type Addition, type MissingRow } from './add-to-text.ts';
import { MissingServices } from './missing-services.tsx';
import { ReleaseRow } from './release-row.tsx';

/** Its first page, which is what a list gets. */
const idOf = ({ links, title }: MissingRow) => links[0]?.url ?? title;
const NARROW = 560;
const layout = (width: number) => ({ columns: 1, rowHeight: width < NARROW ? 92 : 64 });

interface MissingFoundProps {
  readonly artistId: string;
  readonly found: MissingReleases;
  /** Services are being asked again. */
  readonly busy: boolean;
  readonly text: string;
  readonly onAdd: (addition: Addition) => void;
  readonly onAskAgain: () => void;
}

/** What each service has said, and the missing releases to choose from. */
export function MissingFound({ artistId, found, busy, text, onAdd, onAskAgain }: MissingFoundProps) {
  const { t } = useTranslation(['bulk-links', 'product-links']);
  const locale = useLocale();
  const { rows, more, services, example } = found;
  const selection = useSelection(rows, idOf);
  const listed = useMemo(() => readListed(text), [text]);
  const add = () => {
    const addition = addToText(text, selection.items);
    // What has no room stays selected, for the next list.
    if (addition.left === 0) selection.clear();
    onAdd(addition);
  };
  return (
    <>
      {example && <Notice title={t('product-links:search.example')}>{t('product-links:search.exampleText')}</Notice>}
      <MissingServices artistId={artistId} services={services} busy={busy} onAskAgain={onAskAgain} />
      {more && <p>{t('missing.more', { number: formatNumber(locale, rows.length) })}</p>}
      {rows.length > 0 && (
        <div>
          <SelectionBar selection={selection} count={rows.length}>
            <Button size="small" variant="solid" onClick={add}>
              {t('missing.add')}
            </Button>
          </SelectionBar>
          <VirtualRows
            items={rows}
            idOf={idOf}
            label={t('missing.rows')}
            complete
            isPrevious={busy}
            layout={layout}
            onKeyDown={selection.onKeyDown}
            render={(row) => (
              <ReleaseRow
                row={row}
                isListed={listed.has(row)}
                isChosen={selection.has(idOf(row))}
                onToggle={(range) => selection.toggle(idOf(row), range)}
              />
            )}
          />
        </div>
      )}
      {rows.length === 0 && services.some(({ state }) => state === 'answered') && (
        <EmptyState title={t('missing.none')}>{t('missing.noneText')}</EmptyState>
      )}
    </>
  );
}
