import type { PageRow } from '@countin/domain/publisher';
import type { ReleaseSummary } from '@countin/domain/release';
import { lazyImport } from '@countin/deployment-recovery';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { saveFile } from '@countin/screen-kit/files';
import { ownZone } from '@countin/screen-kit/hooks';
import { BulkPanel, SelectionBar, type BulkRun, type Selection } from '@countin/screen-kit/bulk';
import { Button } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import { Clock, type CollectionEntry } from './collection-entries.ts';
import { useReleaseActions } from './use-release-actions.ts';

const LabelDialog = lazy(
  lazyImport(() => import('./label-dialog.tsx').then(({ LabelDialog: part }) => ({ default: part }))),
);

interface CollectionActionsProps {
  readonly selection: Selection<ReleaseSummary>;
  /** Number of releases shown. */
  readonly count: number;
  readonly entries: ReadonlyMap<string, CollectionEntry>;
  readonly labels: readonly string[];
  readonly run: BulkRun<PageRow>;
  /** Time of the shown states, milliseconds. */
  readonly now: number;
}

/** What can be done to the chosen releases, and how far it is. */
export function CollectionActions({ selection, count, entries, labels, run, now }: CollectionActionsProps) {
  const { t } = useTranslation(['release-lists', 'releases', 'common']);
  const actions = useReleaseActions();
  const [asked, setAsked] = useState<'label' | 'publish' | null>(null);
  const exportCsv = useCsvExport(now);
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
      <Suspense>
        {asked === 'label' && (
          <LabelDialog
            labels={labels}
            onClose={() => setAsked(null)}
            onChoose={(labelName) => start(actions.setLabel(labelName))}
          />
        )}
      </Suspense>
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

/** Saves releases as a CSV file, with the states that the screen shows. */
function useCsvExport(now: number): (entries: readonly CollectionEntry[]) => Promise<void> {
  const { t } = useTranslation(['release-lists', 'releases', 'common']);
  const addresses = usePublicAddresses();
  return async (entries) => {
    // The writer of CSV files loads with the first export.
    const { collectionCsv } = await import('./collection-csv.ts');
    const clock = new Clock(now, ownZone);
    const text = collectionCsv(entries, {
      headings: [
        ...(['titleColumn', 'artist', 'kind', 'state', 'dateColumn', 'label'] as const).map((name) =>
          t(`collection.${name}`),
        ),
        'UPC',
        t('collection.addressColumn'),
      ],
      kindOf: ({ release }) => t(`common:kind.${release.kind}`),
      stateOf: (entry) => t(`releases:state.${entry.row.state === 'changed' ? 'changed' : clock.stateOf(entry)}`),
      addressOf: ({ row: { key, state, profileSlug, productSlug } }) =>
        state === 'draft' || productSlug === null
          ? ''
          : addresses.release({ id: key.id, artistSlug: profileSlug, productSlug }),
    });
    const name = `countin-${new Date().toISOString().slice(0, 10)}.csv`;
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
}
