import { useDataAccess } from '@countin/data/access';
import { changeImportOptions, type OpenImport } from '@countin/data/imports';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import type { Problem } from '@countin/import/records';
import { Button, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowDetails } from '../engine/row-summary.ts';
import { cellKey, cellsOf, mayFillColumn, problemOf, type EditedCell } from './edited-cells.ts';
import { withColumnValue, withCorrection, withoutCorrection } from './preview/row-changes.ts';
import type { RunStore } from './preview/run-store.ts';
import styles from './run.module.css';
import { useColumnName } from '../texts/use-column-name.ts';
import { useImportTexts } from '../texts/use-import-texts.ts';

interface CellEditorProps {
  readonly run: OpenImport;
  readonly store: RunStore;
  readonly details: RowDetails;
  /** Of the preview that the details are of. */
  readonly version: number;
}

/** The cells of a row as text fields. Those with a problem come first; narrow screens have no room for them. */
export function CellEditor({ run, store, details, version }: CellEditorProps) {
  const { t } = useTranslation('import-run');
  const { row } = details.summary;
  const { mutate, isPending, error } = useMutation(changeImportOptions(useDataAccess(), run.id));
  const { wrong, others } = cellsOf(details);
  const texts = useCellTexts(store, row, [...wrong, ...others], version);
  const field = (cell: EditedCell) => (
    <CellField
      key={cellKey(cell)}
      cell={cell}
      text={texts.get(cellKey(cell)) ?? ''}
      problem={problemOf(cell, details)}
      corrected={details.corrections.some((one) => cellKey(one) === cellKey(cell))}
      busy={isPending}
      onSave={(text) => {
        const before = store.changeOf(row);
        const change = withCorrection(before, { ...cell, text });
        if (change !== before) store.change(change);
      }}
      onReset={() => store.change(withoutCorrection(store.changeOf(row), cell))}
      onFill={(text) =>
        mutate({
          runId: run.id,
          artists: run.artists,
          columnValues: withColumnValue(run.columnValues, { ...cell, text }),
        })
      }
    />
  );
  if (texts.size === 0) return null;
  return (
    <section aria-label={t('cells')}>
      <h3 className={styles.heading}>{t('cells')}</h3>
      <p className={styles.narrow}>{t('needsWidth')}</p>
      <div className={styles.editor}>
        <p>{t('cellsHint')}</p>
        {error && <LoadErrorNotice error={error} />}
        {wrong.map(field)}
        <details>
          <summary>{t(wrong.length > 0 ? 'otherCells' : 'allCells')}</summary>
          <div className={styles.editor}>{others.map(field)}</div>
        </details>
      </div>
    </section>
  );
}

/** Texts of cells as the engine has them; empty until they are there. */
function useCellTexts(
  store: RunStore,
  row: number,
  cells: readonly EditedCell[],
  version: number,
): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const keys = cells.map(cellKey).join('\n');
  useEffect(() => {
    let isCurrent = true;
    Promise.all(
      cells.map(async (cell) => [cellKey(cell), await store.cellText(row, cell.column, cell.track)] as const),
    ).then(
      (found) => isCurrent && setTexts(new Map(found)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // `keys` stands for the cells.
  }, [store, row, keys, version]); // eslint-disable-line react-hooks/exhaustive-deps
  return texts;
}

interface CellFieldProps {
  readonly cell: EditedCell;
  readonly text: string;
  readonly problem: Problem | null;
  readonly corrected: boolean;
  readonly busy: boolean;
  readonly onSave: (text: string) => void;
  readonly onReset: () => void;
  readonly onFill: (text: string) => void;
}

function CellField({ cell, text, problem, corrected, busy, onSave, onReset, onFill }: CellFieldProps) {
  const { t } = useTranslation('import-run');
  const columnName = useColumnName();
  const texts = useImportTexts();
  // What is typed belongs to the text that it began with: another one from outside takes its place.
  const [draft, setDraft] = useState({ of: text, text });
  const typed = draft.of === text ? draft.text : text;
  const name = columnName(cell.column);
  const label = cell.track === null ? name : t('trackCell', { number: cell.track + 1, name });
  const save = () => {
    if (typed !== text) onSave(typed);
  };
  return (
    <div className={styles.cell}>
      <TextField
        label={label}
        value={typed}
        error={problem && texts.ofCode(problem.code, problem.params)}
        onChange={({ target }) => setDraft({ of: text, text: target.value })}
        onBlur={save}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) save();
        }}
      />
      <div className={styles.line}>
        {corrected && (
          <Button size="small" variant="quiet" aria-label={t('resetCell', { column: label })} onClick={onReset}>
            {t('reset')}
          </Button>
        )}
        {mayFillColumn(cell) && typed !== '' && (
          <Button
            size="small"
            variant="quiet"
            busy={busy}
            aria-label={t('fillColumnLabel', { column: label })}
            onClick={() => onFill(typed)}
          >
            {t('fillColumn')}
          </Button>
        )}
      </div>
    </div>
  );
}
