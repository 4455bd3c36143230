import type { VirtualRowsHandle } from '@countin/screen-kit/list';
import { useEffect, type RefObject } from 'react';
import type { RowSummary } from '../engine/row-summary.ts';

/** Keys by the step that they go in the list. */
const MOVES: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const ANSWERS: Readonly<Record<string, boolean>> = { y: true, n: false };
/** Frames in which a row that was scrolled to appears. */
const MOST_FRAMES = 20;

interface RowKeys {
  readonly rows: readonly RowSummary[];
  readonly list: RefObject<VirtualRowsHandle | null>;
  readonly enabled: boolean;
  readonly onAnswer: (row: number, yes: boolean) => void;
}

/** Keys that go from row to row, and answer the row that has the focus. The button of a row opens it with Enter. */
export function useRowKeys({ rows, list, enabled, onAnswer }: RowKeys): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForList(event)) return;
      const at = positionOf(event.target, rows);
      const row = rows[at];
      const yes = ANSWERS[event.key];
      if (row && yes !== undefined) return onAnswer(row.row, yes);
      // Arrows scroll the page until a row has the focus.
      const move = !row && event.key.startsWith('Arrow') ? undefined : MOVES[event.key];
      if (move === undefined) return;
      event.preventDefault();
      focusRow(list.current, rows, row ? at + move : 0);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [rows, list, enabled, onAnswer]);
}

/** Whether a key belongs to nothing else. */
function isForList({ altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || defaultPrevented) && !isForm(target);
}

/** Whether a key is typed into a field, or chooses in one. */
function isForm(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]') !== null
  );
}

function positionOf(target: EventTarget | null, rows: readonly RowSummary[]): number {
  const id = target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : null;
  return rows.findIndex(({ row }) => String(row) === id);
}

function focusRow(list: VirtualRowsHandle | null, rows: readonly RowSummary[], index: number): void {
  const row = rows[index];
  if (!list || !row) return;
  list.scrollTo(index);
  const focus = (frames: number) => {
    const button = list.element?.querySelector<HTMLElement>(`[data-id="${row.row}"] button`);
    if (button) return button.focus();
    if (frames > 0) requestAnimationFrame(() => focus(frames - 1));
  };
  focus(MOST_FRAMES);
}
