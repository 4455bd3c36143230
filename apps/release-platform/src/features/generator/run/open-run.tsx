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
import { isReadInWays } from './rereading/is-read-in-ways.ts';
import { ListServices } from './services/list-services.tsx';
import styles from './run.module.css';
import { WorkReport } from './work-report.tsx';

// The names of columns in all languages come with these.
const ColumnValues = lazy(lazyImport(() => import('./column-values.tsx')));
const RowDialog = lazy(lazyImport(() => import('./row-dialog.tsx')));
const RereadPanel = lazy(lazyImport(() => import('./rereading/reread-panel.tsx')));
const UndoPanel = lazy(lazyImport(() => import('./undo-panel.tsx')));

interface OpenRunProps {
  readonly run: OpenImport;
  readonly given: GivenEngine;
  /** A change was refused, because others have read the file in another way. */
  readonly onReadAnew: () => void;
}

/** What takes the place of the rows: taking back the work of this number, or other ways of reading the file. */
type Panel = { readonly undoing: number } | 'rereading';

/** A run whose file was read: its rows, and what is done with them. */
export function OpenRun({ run, given: givenAtFirst, onReadAnew }: OpenRunProps) {
  // Once the file is read in another way, this tab has it for those rows.
  const [given] = useState(givenAtFirst);
  const { store, view } = useRun(run, given, onReadAnew);
  const [opened, setOpened] = useState<number | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
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
      {run.list && <ListServices run={run} list={run.list} />}
      <WorkReport run={run} store={store} view={view} onUndo={(undoing) => setPanel({ undoing })} />
      {panel !== null && !isWorking ? (
        <OpenPanel panel={panel} run={run} engine={given.engine} onClose={() => setPanel(null)} />
      ) : view.counts ? (
        <>
          <FileValues run={run} view={view} />
          {isReadAnew(run, view) && <RereadButton onOpen={() => setPanel('rereading')} />}
          <RunTable view={view} busy={opened !== null} onOpen={setOpened} onAnswer={answer} />
          {!isWorking && <ApplyBar run={run} store={store} view={view} />}
        </>
      ) : (
        !view.error && <Preparing />
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

/** Whether the file can be read in another way: rows keep their numbers once a work has done something with them. */
function isReadAnew(run: OpenImport, { allSteps }: RunView): boolean {
  return run.state !== 'working' && allSteps.length === 0 && isReadInWays(run);
}

function RereadButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('import-run');
  return (
    <p className={styles.block}>
      <Button size="small" onClick={onOpen}>
        {t('reread.open')}
      </Button>
    </p>
  );
}

function Preparing() {
  const { t } = useTranslation('import-run');
  return (
    <div role="status">
      <p>{t('preparing')}</p>
      <ProgressBar label={t('preparing')} share={null} />
    </div>
  );
}

/** What holds for all rows: artists of names, and values of columns. */
function FileValues({ run, view }: { readonly run: OpenImport; readonly view: RunView }) {
  return (
    <>
      <ArtistNames run={run} artists={view.artists} />
      {run.columnValues.length > 0 && (
        <Suspense>
          <ColumnValues run={run} />
        </Suspense>
      )}
    </>
  );
}

interface OpenPanelProps {
  readonly panel: Panel;
  readonly run: OpenImport;
  readonly engine: GivenEngine['engine'];
  readonly onClose: () => void;
}

function OpenPanel({ panel, run, engine, onClose }: OpenPanelProps) {
  const { t } = useTranslation('import-run');
  return (
    <Suspense fallback={<ProgressBar label={t('preparing')} share={null} />}>
      {panel === 'rereading' ? (
        <RereadPanel run={run} engine={engine} onClose={onClose} />
      ) : (
        <UndoPanel run={run} work={panel.undoing} onClose={onClose} />
      )}
    </Suspense>
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
