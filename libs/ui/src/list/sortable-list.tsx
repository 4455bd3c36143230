import { GripVertical } from 'lucide-react';
import { startTransition, useEffect, useRef, useState, type MouseEvent } from 'react';
import type { DraggableList, LiftedItem, SortableListProps } from './draggable-list.tsx';
import styles from './sortable-list.module.css';

interface Draggable {
  readonly DraggableList: typeof DraggableList;
}

/** The sortable list, given how the code that sorts loads. */
export function sortableList(load: () => Promise<Draggable>) {
  let draggable: Draggable | null = null;
  const loadOnce = async () => {
    draggable ??= await load();
  };

  return function SortableList<T extends { readonly id: string }>(props: SortableListProps<T>) {
    const [sorts, setSorts] = useState(draggable !== null);
    const [lifted, setLifted] = useState<LiftedItem | null>(null);
    const used = useRef(false);
    const entered = useRef<string | null>(null);

    useEffect(() => {
      loadOnce().then(
        () => {
          if (!used.current) startTransition(() => setSorts(true));
        },
        // It loads again when a handle is used.
        () => undefined,
      );
    }, []);

    if (sorts && draggable) return <draggable.DraggableList {...props} lifted={lifted} />;

    const use = () => {
      used.current = true;
      // Also where the replacement has begun.
      setSorts(false);
    };
    const sort = () =>
      void loadOnce().then(
        () => setSorts(true),
        () => undefined,
      );
    const lift = (item: LiftedItem) => {
      setLifted(item);
      sort();
    };
    const { label, items, nameOf, handleLabel, renderItem, renderActions, align, layout = 'stack' } = props;
    return (
      // The roles are those of the list that follows.
      <div
        role="grid"
        aria-label={label}
        className={styles.list}
        data-align={align}
        data-layout={layout}
        onFocus={use}
        onPointerDown={use}
        onClick={use}
      >
        {items.map((item) => (
          <div key={item.id} role="row" aria-label={nameOf(item)} className={styles.item}>
            <div role="gridcell" className={styles.cell}>
              <button
                type="button"
                className={styles.handle}
                aria-label={handleLabel(nameOf(item))}
                onPointerEnter={sort}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // Instead of the click: sorting begins when the key is released, since its release would end it.
                  event.preventDefault();
                  entered.current = item.id;
                }}
                onKeyUp={({ key }) => {
                  if (key === 'Enter' && entered.current === item.id) lift({ id: item.id, by: 'key' });
                  entered.current = null;
                }}
                onClick={({ detail }: MouseEvent) => {
                  // The space bar or a screen reader clicks without a pointer. That click begins to sort.
                  if (detail === 0) lift({ id: item.id, by: 'click' });
                  else sort();
                }}
              >
                <GripVertical aria-hidden />
              </button>
              <div className={styles.content}>{renderItem(item)}</div>
              {renderActions && <div className={styles.actions}>{renderActions(item)}</div>}
            </div>
          </div>
        ))}
      </div>
    );
  };
}

/**
 * List sortable by mouse, touch and keyboard (Enter on the handle, arrows, Enter). The code that sorts loads after the
 * rows are there. Once a row is in use, rows are replaced only when a handle is used, so that the focus stays.
 */
export const SortableList = sortableList(() => import('./draggable-list.tsx'));
