import { groupBy } from '@countin/domain/values';
import { useDataAccess } from '@countin/data/access';
import { stopImportWorkOptions, type OpenImport } from '@countin/data/imports';
import type { ImportStep, ImportWork } from '@countin/domain/imports';
import { joinFacts } from '@countin/i18n';
import { lazyImport } from '@countin/deployment-recovery';
import { saveFile } from '@countin/screen-kit/files';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Notice, ProgressBar } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { releasePaths } from '../../../paths/releases-paths.ts';
import { useRowTexts } from './row-texts.ts';
import { hasRelease, StepResult } from './run-row.tsx';
import type { RunStore, RunView } from './preview/run-store.ts';
import styles from './run.module.css';
import { useImportTexts } from '../texts/use-import-texts.ts';

/** Results that a person has to look at. */
const TO_SEE: readonly ImportStep['result'][] = ['failed', 'asked', 'spared'];
/** Of those, as many as are listed; the report has all. */
const MOST_LISTED = 50;

const loadReport = lazyImport(() => import('./report.ts'));

interface WorkReportProps {
  readonly run: OpenImport;
  readonly store: RunStore;
  readonly view: RunView;
  readonly onUndo: (work: number) => void;
}

/** The last work of a run: its progress, or what it did. */
export function WorkReport({ run, store, view, onUndo }: WorkReportProps) {
  const work = run.works.at(-1);
  if (!work) return null;
  if (work.endedAt === null) return <Progress runId={run.id} work={work} />;
  const hasSteps = view.allSteps.some((step) => step.work === work.work);
  return (
    <>
      {work.code !== '' && <EarlyEnd work={work} onUndo={onUndo} />}
      {(work.code === '' || hasSteps) && <Outcome run={run} store={store} work={work} view={view} onUndo={onUndo} />}
    </>
  );
}

interface EarlyEndProps {
  readonly work: ImportWork;
  readonly onUndo: (work: number) => void;
}

/** Why a work ended early. The rest of an import is applied below; the rest of an undo is chosen again. */
function EarlyEnd({ work: { code, stoppedByName, undoes }, onUndo }: EarlyEndProps) {
  const { t } = useTranslation('import-run');
  const texts = useImportTexts();
  const isStopped = code === 'import/stopped';
  return (
    <Notice
      tone={isStopped ? 'info' : 'danger'}
      title={isStopped && stoppedByName !== '' ? t('work.stoppedBy', { name: stoppedByName }) : texts.ofCode(code)}
      action={
        undoes !== null && (
          <Button size="small" onClick={() => onUndo(undoes)}>
            {t('undo.open')}
          </Button>
        )
      }
    />
  );
}

interface ProgressProps {
  readonly runId: string;
  readonly work: ImportWork;
}

function Progress({ runId, work: { work, kind, done, failed, total, stoppedBy } }: ProgressProps) {
  const { t } = useTranslation('import-run');
  const { number } = useRowTexts();
  const stop = useMutation(stopImportWorkOptions(useDataAccess()));
  const isStopping = stop.isPending || stoppedBy !== null;
  const label = t(kind === 'undo' ? 'work.undoing' : 'work.applying');
  return (
    <div role="status" className={styles.block}>
      <p>{label}</p>
      <ProgressBar label={label} share={total ? done / total : null} />
      <p>
        {joinFacts([
          !total ? '' : t('work.done', { number: number(done), total: number(total) }),
          failed > 0 ? t('work.failed', { number: number(failed) }) : '',
        ])}{' '}
        {t('mayLeave')}
      </p>
      {stop.error && <LoadErrorNotice error={stop.error} />}
      <div className={styles.line}>
        <Button size="small" busy={isStopping} onClick={() => stop.mutate({ runId, work })}>
          {t(isStopping ? 'work.stopping' : 'work.stop')}
        </Button>
      </div>
    </div>
  );
}

function Outcome({ run, store, work, view, onUndo }: WorkReportProps & { readonly work: ImportWork }) {
  const { t } = useTranslation('import-run');
  const { resultOf, number } = useRowTexts();
  const reasonOf = useReasons();
  const steps = view.allSteps.filter((step) => step.work === work.work);
  const counts = groupBy(steps, ({ result }) => result);
  const isWritten = steps.some(({ result }) => !TO_SEE.includes(result) && result !== 'unchanged');
  const save = async () => {
    const { linkColumns, reportCsv } = await loadReport();
    const released = steps.filter(hasRelease);
    // Only a list is about links.
    const links = run.list ? await store.storeLinks(released.map(({ productId }) => productId)) : [];
    const columns = linkColumns(new Map(released.map(({ row }, at) => [row, links[at] ?? []])));
    const text = reportCsv(steps, new Map(view.rows.map((row) => [row.row, row])), {
      headings: (['line', 'title', 'artist', 'result', 'reason', 'address'] as const).map((name) =>
        t(`report.${name}`),
      ),
      resultOf,
      reasonOf,
      addressOf,
      columns,
    });
    saveFile(`${run.name.replace(/\.\w+$/, '')}-${work.work}.csv`, new Blob([text], { type: 'text/csv' }));
  };
  const toSee = steps.filter((step) => TO_SEE.includes(step.result) || reasonOf(step) !== '');
  return (
    <section className={styles.block} aria-label={t('work.title')}>
      <h2 className={styles.heading}>{t(work.kind === 'undo' ? 'work.undone' : 'work.applied')}</h2>
      <p role="status">
        {joinFacts([...counts].map(([result, all]) => `${resultOf({ result })}: ${number(all.length)}`))}
      </p>
      {toSee.length > 0 && (
        <ul className={styles.findings}>
          {toSee.slice(0, MOST_LISTED).map((step) => (
            <li key={step.row}>
              <b>
                <bdi>{step.title}</bdi>
              </b>
              <StepResult step={step} text={resultOf(step)} />
              <span>{reasonOf(step)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <Button size="small" onClick={() => void save()}>
          {t('report.save')}
        </Button>
        {isWritten && (
          <Button size="small" disabled={run.state === 'working'} onClick={() => onUndo(work.work)}>
            {t(work.kind === 'undo' ? 'undo.redo' : 'undo.open')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** States of a cover, or of a page, that are no errors. */
const NO_ERRORS = ['', 'waiting', 'ready', 'published', 'withdrawn'];

/** Why a row was not written, or what is wrong with its cover or its page. */
function useReasons(): (step: ImportStep) => string {
  const texts = useImportTexts();
  return ({ code, cover, publishing }) =>
    [code, cover, publishing]
      .filter((one) => !NO_ERRORS.includes(one))
      .map((one) => texts.ofCode(one))
      .join(' ');
}

function addressOf(step: ImportStep): string {
  return hasRelease(step) ? window.location.origin + releasePaths.product.to(step.artistId, step.productId) : '';
}
