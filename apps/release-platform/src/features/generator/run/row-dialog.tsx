import type { OpenImport } from '@countin/data/imports';
import { Button, Chip, Dialog, Skeleton } from '@countin/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowDetails } from '../engine/row-summary.ts';
import { CellEditor } from './cell-editor.tsx';
import { Differences, Findings } from './row-facts.tsx';
import { Doubts } from './row-doubts.tsx';
import { RowLinks } from './services/row-links.tsx';
import { STATE_SIGNS, STATE_TONES, useRowTexts } from './row-texts.ts';
import { StepResult } from './run-row.tsx';
import type { RunStore, RunView } from './preview/run-store.ts';
import styles from './run.module.css';
import { useImportTexts } from '../texts/use-import-texts.ts';

interface RowDialogProps {
  readonly run: OpenImport;
  readonly store: RunStore;
  readonly view: RunView;
  readonly row: number;
  /** Rows cannot be changed while a work goes on. */
  readonly locked: boolean;
  readonly onClose: () => void;
}

/** A row with all that is known of it: what it would do, what is wrong, what is asked, and its cells. */
export default function RowDialog({ run, store, view, row, locked, onClose }: RowDialogProps) {
  const { t } = useTranslation('import-run');
  const rowTexts = useRowTexts();
  const details = useRowDetails(store, row, view.version);
  const step = view.steps.get(row);
  const title = details?.summary.title || rowTexts.untitled;
  return (
    <Dialog open onClose={onClose} title={<bdi>{title}</bdi>} closeLabel={t('close')}>
      {details ? (
        <div className={styles.details}>
          <Heading details={details} />
          {step && (
            <p>
              {t('lastResult')} <StepResult step={step} text={rowTexts.resultOf(step)} />
              <StepReason code={step.code} />
            </p>
          )}
          {!locked && details.planned && <Doubts store={store} row={row} doubts={details.planned.doubts} />}
          <RowLinks details={details} />
          <Findings details={details} />
          <Differences details={details} />
          {!locked && details.planned && (
            <>
              <Exclusion store={store} details={details} />
              <CellEditor run={run} store={store} details={details} version={view.version} />
            </>
          )}
        </div>
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}

/** Details of a row, read anew with each preview; those of the one before stay meanwhile. */
function useRowDetails(store: RunStore, row: number, version: number): RowDetails | null {
  const [details, setDetails] = useState<RowDetails | null>(null);
  useEffect(() => {
    let isCurrent = true;
    store.details(row).then(
      (found) => isCurrent && setDetails(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [store, row, version]);
  return details;
}

function Heading({ details: { summary, record } }: { readonly details: RowDetails }) {
  const rowTexts = useRowTexts();
  const texts = useImportTexts();
  return (
    <p className={styles.line}>
      <Chip tone={STATE_TONES[summary.state]}>
        <span aria-hidden>{STATE_SIGNS[summary.state]}</span> {rowTexts.stateOf(summary.state)}
      </Chip>
      <span>
        <bdi>{record.artistName}</bdi> {texts.ofPlace({ ...record.place, column: '' })}
      </span>
    </p>
  );
}

function StepReason({ code }: { readonly code: string }) {
  const texts = useImportTexts();
  return code === '' ? null : <>: {texts.ofCode(code)}</>;
}

function Exclusion({
  store,
  details: { summary, answers },
}: {
  readonly store: RunStore;
  readonly details: RowDetails;
}) {
  const { t } = useTranslation('import-run');
  const toggle = () => {
    const change = store.changeOf(summary.row);
    store.change({ ...change, answers: { ...change.answers, excluded: !answers.excluded } });
  };
  return (
    <div>
      <Button onClick={toggle}>{t(answers.excluded ? 'include' : 'exclude')}</Button>
    </div>
  );
}
