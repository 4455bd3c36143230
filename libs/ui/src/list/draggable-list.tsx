import { GripVertical } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
  type Key,
} from 'react-aria-components';
import { isDisabled } from '../foundation/is-disabled.ts';
import { moveAround } from '../foundation/move-around.ts';
import styles from './sortable-list.module.css';

export interface SortableListProps<T extends { readonly id: string }> {
  readonly label: string;
  readonly items: readonly T[];
  readonly nameOf: (item: T) => string;
  readonly onReorder: (items: T[]) => void;
  readonly handleLabel: (name: string) => string;
  readonly renderItem: (item: T) => ReactNode;
  readonly renderActions?: (item: T) => ReactNode;
  /** Where the handle and the actions are. Default: at the middle of an item; tall ones have them beside their first row. */
  readonly align?: 'middle' | 'first-row';
  /** Items below each other by default, or beside each other: a gallery, whose controls are below the content. */
  readonly layout?: 'stack' | 'grid';
}

/** Start of sorting: by a key, or by a click without a pointer, as of a screen reader. */
export interface LiftedItem {
  readonly id: string;
  readonly by: 'key' | 'click';
}

interface DraggableListProps<T extends { readonly id: string }> extends SortableListProps<T> {
  /** Item whose sorting begins as soon as the list is there. */
  readonly lifted: LiftedItem | null;
}

/** The sortable list with React Aria. */
export function DraggableList<T extends { readonly id: string }>({
  label,
  items,
  nameOf,
  onReorder,
  handleLabel,
  renderItem,
  renderActions,
  align,
  layout = 'stack',
  lifted,
}: DraggableListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys: Set<Key>) =>
      [...keys].map((key) => ({ 'text/plain': nameOf(items.find((item) => item.id === key) as T) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on' || isDisabled(list.current)) return;
      onReorder(moveAround(items, new Set([...keys].map(String)), String(target.key), target.dropPosition));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator ?? ''} />,
  });
  return (
    <GridList
      ref={list}
      aria-label={label}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      className={styles.list ?? ''}
      data-align={align}
      layout={layout}
      keyboardNavigationBehavior="tab"
      dependencies={[renderItem, renderActions]}
    >
      {(item) => (
        <GridListItem textValue={nameOf(item)} className={styles.item ?? ''}>
          {({ id = null, state }) => (
            <>
              <Handle
                label={handleLabel(nameOf(item))}
                liftedBy={item.id === lifted?.id ? lifted.by : null}
                // Unless a pointer focuses a handle, React Aria moves the focus to the last focused row, or the first.
                onFocus={() => state.selectionManager.setFocusedKey(id)}
              />
              <div className={styles.content}>{renderItem(item)}</div>
              {renderActions && <div className={styles.actions}>{renderActions(item)}</div>}
            </>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}

interface HandleProps {
  readonly label: string;
  readonly liftedBy: LiftedItem['by'] | null;
  readonly onFocus: () => void;
}

function Handle({ label, liftedBy, onFocus }: HandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const liftedAtFirst = useRef(liftedBy);
  useEffect(() => {
    const by = liftedAtFirst.current;
    if (!by) return;
    liftedAtFirst.current = null;
    button.current?.focus();
    if (by === 'click') button.current?.click();
    // After a key, React Aria moves the focus to the first drop target. After a click it does not.
    else for (const type of ['keydown', 'keyup']) button.current?.dispatchEvent(enter(type));
  }, []);
  return (
    <AriaButton ref={button} slot="drag" className={styles.handle ?? ''} aria-label={label} onFocus={onFocus}>
      <GripVertical aria-hidden />
    </AriaButton>
  );
}

function enter(type: string): KeyboardEvent {
  return new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true });
}
