import { VirtualRows, type VirtualRowsHandle } from '@countin/screen-kit/list';
import { Button, EmptyState, TextField } from '@countin/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROW_STATES, useRowTexts } from './row-texts.ts';
import type { RowSummary } from '../engine/row-summary.ts';
import { RunRow } from './run-row.tsx';
import type { RunView } from './preview/run-store.ts';
import styles from './run-table.module.css';
import { useRowKeys } from './use-row-keys.ts';

const ROW_HEIGHT = 66;
const layout = () => ({ columns: 1, rowHeight: ROW_HEIGHT });
const idOf = ({ row }: RowSummary) => String(row);

interface RunTableProps {
  readonly view: RunView;
  /** Whether a row is open above the list: keys belong to it then. */
  readonly busy: boolean;
  readonly onOpen: (row: number) => void;
  readonly onAnswer: (row: number, yes: boolean) => void;
}

/** All rows of the file, narrowed by state and search. */
export function RunTable({ view, busy, onOpen, onAnswer }: RunTableProps) {
  const { t } = useTranslation('import-run');
  const texts = useRowTexts();
  const [state, setState] = useState<RowSummary['state'] | null>(null);
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim().toLowerCase());
  const shown = useMemo(() => narrowed(view.rows, state, searched), [view.rows, state, searched]);
  const list = useRef<VirtualRowsHandle>(null);
  useRowKeys({ rows: shown, list, enabled: !busy, onAnswer });
  return (
    <>
      <div role="search">
        <TextField
          type="search"
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <StateFilter counts={view.counts} chosen={state} onChoose={setState} />
      </div>
      <p className={styles.keys}>{t('keys', { next: 'J ↓', previous: 'K ↑', open: '⏎', yes: 'Y', no: 'N' })}</p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          action={
            <Button
              onClick={() => {
                setState(null);
                setText('');
              }}
            >
              {t('showAll')}
            </Button>
          }
        >
          {t('nothingText')}
        </EmptyState>
      ) : (
        <VirtualRows
          ref={list}
          role="table"
          label={t('table')}
          items={shown}
          idOf={idOf}
          complete
          layout={layout}
          render={(row, index) => (
            <RunRow row={row} step={view.steps.get(row.row)} index={index} texts={texts} onOpen={onOpen} />
          )}
        />
      )}
    </>
  );
}

interface StateFilterProps {
  readonly counts: RunView['counts'];
  readonly chosen: RowSummary['state'] | null;
  readonly onChoose: (state: RowSummary['state'] | null) => void;
}

function StateFilter({ counts, chosen, onChoose }: StateFilterProps) {
  const { t } = useTranslation('import-run');
  const texts = useRowTexts();
  if (!counts) return null;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const present = ROW_STATES.filter((state) => counts[state] > 0 || state === chosen);
  const option = (state: RowSummary['state'] | null, name: string, count: number) => (
    <button
      key={state}
      type="button"
      className={styles.state}
      aria-pressed={chosen === state}
      onClick={() => onChoose(state)}
    >
      {name} {texts.number(count)}
    </button>
  );
  return (
    <div role="group" aria-label={t('filter')} className={styles.states}>
      {option(null, t('all'), total)}
      {present.map((state) => option(state, texts.stateOf(state), counts[state]))}
    </div>
  );
}

function narrowed(
  rows: readonly RowSummary[],
  state: RowSummary['state'] | null,
  searched: string,
): readonly RowSummary[] {
  if (state === null && searched === '') return rows;
  const has = (text: string) => text.toLowerCase().includes(searched);
  return rows.filter(
    (row) =>
      (state === null || row.state === state) &&
      (searched === '' || has(row.title) || has(row.artistName) || has(row.upc)),
  );
}
