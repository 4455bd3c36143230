import type { VirtualRowsHandle } from '@countin/screen-kit/list';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

interface RowFocusOptions {
  readonly list: RefObject<VirtualRowsHandle | null>;
  readonly count: number;
  /** Id of the item that is open. */
  readonly open: string | null;
  /** The arrow up left the first row. */
  readonly onLeave: () => void;
}

/**
 * Moves the focus between the links of a virtual list by arrow keys. Moves it back to an item that is closed.
 *
 * @returns a key handler for the list
 */
export function useRowFocus({
  list,
  count,
  open,
  onLeave,
}: RowFocusOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const wanted = useRef<string | null>(null);
  const before = useRef(open);
  const focusRow = (row: string, options?: FocusOptions) => {
    const link = list.current?.element?.querySelector<HTMLElement>(`${row} a`);
    wanted.current = link ? null : row;
    link?.focus(options);
  };
  // A row that has to be scrolled to is rendered a moment later: it is looked for after each rendering.
  useEffect(() => {
    if (before.current !== null && open === null) wanted.current = `[data-id="${CSS.escape(before.current)}"]`;
    before.current = open;
    if (wanted.current === null) return;
    if (document.activeElement === document.body || list.current?.element?.contains(document.activeElement))
      focusRow(wanted.current, { preventScroll: true });
    // The focus was moved elsewhere meanwhile.
    else wanted.current = null;
  });
  return (event) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const target = row && targetOf(event.key, Number(row.dataset['index']), count);
    if (target === null) return;
    event.preventDefault();
    if (target < 0) return onLeave();
    list.current?.scrollTo(target);
    focusRow(`[data-index="${target}"]`);
  };
}

/** The row that a key leads to from another. It is -1 above the first, and null for other keys. */
function targetOf(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
