import { classNames } from '@countin/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useElementWidth } from '../hooks/use-element-width.ts';
import styles from './virtual-rows.module.css';

export interface VirtualRowsHandle {
  readonly element: HTMLElement | null;
  /** Scrolls to an item, which is rendered shortly after. */
  readonly scrollTo: (index: number) => void;
}

interface VirtualRowsProps<T> {
  readonly items: readonly T[];
  /** The same function in each render. */
  readonly idOf: (item: T) => string;
  readonly render: (item: T, index: number) => ReactNode;
  readonly label: string;
  /** `table` for items that render rows with cells; each row needs `aria-rowindex`, from 1. */
  readonly role?: 'list' | 'table';
  /** Whether all pages are loaded, so that the total is known. */
  readonly complete: boolean;
  /** Whether the items belong to the previous search. */
  readonly isPrevious?: boolean;
  /** Layout for a container width; one column by default. Row heights in px are estimates until a row is measured. */
  readonly layout: (width: number) => { readonly columns: number; readonly rowHeight: number };
  /** Gap between columns, px. */
  readonly gap?: number;
  readonly rowClassName?: string;
  /** Called near the end, to load more. */
  readonly onEnd?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly ref?: Ref<VirtualRowsHandle>;
}

/** Rows rendered beyond the window. */
const OVERSCAN = 5;
/** Distance from the last row, in rows, at which `onEnd` is called. */
const NEAR_END = 4;

/** Virtualised list: only rows near the window are in the DOM, so that thousands of items scroll smoothly. */
export function VirtualRows<T>({
  items,
  idOf,
  render,
  label,
  role = 'list',
  complete,
  isPrevious = false,
  layout,
  gap = 0,
  rowClassName,
  onEnd,
  onKeyDown,
  ref,
}: VirtualRowsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const width = useElementWidth(list);
  const { columns, rowHeight } = layout(width);
  const rows = Math.ceil(items.length / columns);
  // With another function the virtualizer lays out all rows again.
  const keyOf = useCallback(
    (row: number) => {
      const first = items[row * columns];
      return first === undefined ? row : idOf(first);
    },
    [items, columns, idOf],
  );
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: keyOf,
    // Rendering within the scroll event would share a task with layout and paint.
    useFlushSync: false,
  });
  useLayoutEffect(() => setTop(topOf(list.current)), [width, rows]);
  // What is above may grow.
  useEffect(() => {
    const observer = new ResizeObserver(() => setTop(topOf(list.current)));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  useImperativeHandle(
    ref,
    () => ({
      element: list.current,
      scrollTo: (index) => virtual.scrollToIndex(Math.floor(index / columns)),
    }),
    [virtual, columns],
  );

  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (rows > 0 && last >= rows - NEAR_END) onEnd?.();
  }, [last, rows, onEnd]);

  const total = complete ? items.length : -1;
  return (
    <div
      ref={list}
      {...listRole(role, total)}
      aria-label={label}
      aria-busy={isPrevious || undefined}
      className={styles.list}
      data-previous={isPrevious || undefined}
      style={{ blockSize: virtual.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {shown.map((row) => (
        <div
          key={row.key}
          ref={virtual.measureElement}
          data-index={row.index}
          role="presentation"
          className={classNames(styles.row, rowClassName)}
          style={{
            transform: `translateY(${row.start - virtual.options.scrollMargin}px)`,
            columnGap: gap,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
            const index = row.index * columns + column;
            return (
              <div key={idOf(item)} {...itemRole(role, index, total)} data-id={idOf(item)}>
                {render(item, index)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Distance from the top of the page, px. */
function topOf(list: HTMLElement | null): number {
  let top = 0;
  for (let at: Element | null = list; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

/** Roles of the whole list. A list tells its size by its items. */
function listRole(role: 'list' | 'table', total: number) {
  return role === 'table' ? { role, 'aria-rowcount': total } : { role };
}

/** Position of an item for screen readers; the rows of a table say it themselves. */
function itemRole(role: 'list' | 'table', index: number, total: number) {
  return role === 'table'
    ? { role: 'presentation' }
    : { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': total };
}
