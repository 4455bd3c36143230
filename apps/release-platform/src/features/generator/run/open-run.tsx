import type { OpenImport } from '@countin/data/imports';
import { LeaveGuard } from '@countin/screen-kit/autosave';
import { lazyImport } from '@countin/deployment-recovery';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice, ProgressBar } from '@countin/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplyBar } from './apply-bar.tsx';
import { ArtistNames } from './artist-names.tsx';
import { answered } from './preview/row-changes.ts';
import type { RunStore, RunView } from './preview/run-store.ts';
import { RunTable } from './run-table.tsx';
import { useRun, type GivenEngine } from './preview/use-run.ts';
import { WorkReport } from './work-report.tsx';

// The names of columns in all languages come with these.
const ColumnValues = lazy(lazyImport(() => import('./column-values.tsx')));
const RowDialog = lazy(lazyImport(() => import('./row-dialog.tsx')));
const UndoPanel = lazy(lazyImport(() => import('./undo-panel.tsx')));

interface OpenRunProps {
  readonly run: OpenImport;
  readonly given: GivenEngine;
}

/** A run whose file was read: its rows, and what is done with them. */
export function OpenRun({ run, given }: OpenRunProps) {
  const { t } = useTranslation('import-run');
  const { store, view } = useRun(run, given);
  const [opened, setOpened] = useState<number | null>(null);
  const [undoing, setUndoing] = useState<number | null>(null);
  const isWorking = run.state === 'working';
  const answer = useCallback(
    (row: number, yes: boolean) => {
      if (!isWorking) void answerFirst(store, row, yes).then((done) => !done && setOpened(row));
    },
    [store, isWorking],
  );
  return (
    <>
      <LeaveGuard unsaved={view.saving !== 'saved'} flush={store.flush} />
      <Failures view={view} store={store} run={run} />
      <WorkReport run={run} view={view} onUndo={setUndoing} />
      {undoing !== null && !isWorking ? (
        <Suspense fallback={<ProgressBar label={t('preparing')} share={null} />}>
          <UndoPanel run={run} work={undoing} onClose={() => setUndoing(null)} />
        </Suspense>
      ) : view.counts ? (
        <>
          <ArtistNames run={run} artists={view.artists} />
          {run.columnValues.length > 0 && (
            <Suspense>
              <ColumnValues run={run} />
            </Suspense>
          )}
          <RunTable view={view} busy={opened !== null} onOpen={setOpened} onAnswer={answer} />
          {!isWorking && <ApplyBar run={run} store={store} view={view} />}
        </>
      ) : (
        !view.error && (
          <div role="status">
            <p>{t('preparing')}</p>
            <ProgressBar label={t('preparing')} share={null} />
          </div>
        )
      )}
      {opened !== null && (
        <Suspense>
          <RowDialog
            key={opened}
            run={run}
            store={store}
            view={view}
            row={opened}
            locked={isWorking}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Answers a row's first doubt; false if it needs more than yes or no. Rows without a doubt have nothing to answer. */
async function answerFirst(store: RunStore, row: number, yes: boolean): Promise<boolean> {
  const [doubt] = (await store.details(row)).planned?.doubts ?? [];
  if (!doubt) return true;
  const change = answered(store.changeOf(row), doubt, yes);
  if (change) store.change(change);
  return change !== null;
}

interface FailuresProps {
  readonly run: OpenImport;
  readonly store: RunStore;
  readonly view: RunView;
}

function Failures({ run, store, view }: FailuresProps) {
  const { t } = useTranslation(['import-run', 'common']);
  const errorText = useErrorText();
  return (
    <>
      {view.error && (
        <Notice
          tone="danger"
          title={errorText(view.error)}
          action={
            <Button size="small" onClick={() => void store.load(run)}>
              {t('common:tryAgain')}
            </Button>
          }
        />
      )}
      {view.saving === 'failed' && (
        <Notice
          tone="danger"
          title={t('notSaved')}
          action={
            <Button size="small" onClick={() => void store.flush()}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {errorText(view.saveError)}
        </Notice>
      )}
    </>
  );
}
