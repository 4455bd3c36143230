import type { PageRow } from '@countin/domain/publisher';
import type { ReleaseSummary } from '@countin/domain/release';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { saveFile } from '@countin/screen-kit/files';
import { BulkPanel, SelectionBar, type BulkRun, type Selection } from '@countin/screen-kit/bulk';
import { Button } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import type { CollectionEntry } from './collection-entries.ts';
import { LabelDialog } from './label-dialog.tsx';
import { useReleaseActions } from './use-release-actions.ts';

interface CollectionActionsProps {
  readonly selection: Selection<ReleaseSummary>;
  /** Number of releases shown. */
  readonly count: number;
  readonly entries: ReadonlyMap<string, CollectionEntry>;
  readonly labels: readonly string[];
  readonly run: BulkRun<PageRow>;
}

/** What can be done to the chosen releases, and how far it is. */
export function CollectionActions({ selection, count, entries, labels, run }: CollectionActionsProps) {
  const { t } = useTranslation(['release-lists', 'releases', 'common']);
  const actions = useReleaseActions();
  const [asked, setAsked] = useState<'label' | 'publish' | null>(null);
  const exportCsv = useCsvExport();
  const chosen = selection.items.flatMap(({ id }) => entries.get(id) ?? []);
  const start = (action: ReturnType<typeof actions.archive>) => {
    setAsked(null);
    void run.start(
      chosen.map(({ row }) => row),
      action,
    );
  };
  const small = { size: 'small', variant: 'solid' } as const;
  return (
    <>
      {entries.size > 0 && (
        <SelectionBar selection={selection} count={count}>
          <Button {...small} onClick={() => setAsked('publish')}>
            {t('collection.publish')}
          </Button>
          <Button {...small} onClick={() => start(actions.archive())}>
            {t('collection.archive')}
          </Button>
          <Button {...small} onClick={() => setAsked('label')}>
            {t('collection.setLabel')}
          </Button>
          <Button {...small} onClick={() => void exportCsv(chosen)}>
            {t('collection.export')}
          </Button>
        </SelectionBar>
      )}
      <BulkPanel run={run} nameOf={({ title }) => title || t('releases:untitled')} />
      {asked === 'label' && (
        <LabelDialog
          labels={labels}
          onClose={() => setAsked(null)}
          onChoose={(labelName) => start(actions.setLabel(labelName))}
        />
      )}
      {asked === 'publish' && (
        <ConfirmDialog
          variant="leave"
          title={t('collection.publishAsk')}
          confirm={t('collection.publish')}
          cancel={t('common:cancel')}
          onCancel={() => setAsked(null)}
          onConfirm={() => start(actions.publish())}
        >
          {t('collection.publishText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Saves releases as a CSV file. */
function useCsvExport(): (entries: readonly CollectionEntry[]) => Promise<void> {
  const { t } = useTranslation(['release-lists', 'releases', 'common']);
  const addresses = usePublicAddresses();
  return async (entries) => {
    // The writer of CSV files loads with the first export.
    const { collectionCsv } = await import('./collection-csv.ts');
    const text = collectionCsv(entries, {
      headings: [
        ...(['titleColumn', 'artist', 'kind', 'state', 'dateColumn', 'label'] as const).map((name) =>
          t(`collection.${name}`),
        ),
        'UPC',
        t('collection.addressColumn'),
      ],
      kindOf: ({ release }) => t(`common:kind.${release.kind}`),
      stateOf: ({ row: { state } }) => t(state === 'live' ? 'releases:state.released' : `releases:state.${state}`),
      addressOf: ({ row: { key, state, profileSlug, productSlug } }) =>
        state === 'draft' || productSlug === null
          ? ''
          : addresses.release({ id: key.id, artistSlug: profileSlug, productSlug }),
    });
    const name = `countin-${new Date().toISOString().slice(0, 10)}.csv`;
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
}
