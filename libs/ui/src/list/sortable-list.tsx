import { GripVertical } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
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

interface SortableListProps<T extends { readonly id: string }> {
  readonly label: string;
  readonly items: readonly T[];
  readonly nameOf: (item: T) => string;
  readonly onReorder: (items: T[]) => void;
  readonly handleLabel: (name: string) => string;
  readonly renderItem: (item: T) => ReactNode;
  readonly renderActions?: (item: T) => ReactNode;
}

/** List sortable by mouse, touch and keyboard (Enter on the handle, arrows, Enter). */
export function SortableList<T extends { readonly id: string }>({
  label,
  items,
  nameOf,
  onReorder,
  handleLabel,
  renderItem,
  renderActions,
}: SortableListProps<T>) {
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
      keyboardNavigationBehavior="tab"
      dependencies={[renderItem, renderActions]}
    >
      {(item) => (
        <GridListItem textValue={nameOf(item)} className={styles.item ?? ''}>
          <AriaButton slot="drag" className={styles.handle ?? ''} aria-label={handleLabel(nameOf(item))}>
            <GripVertical aria-hidden />
          </AriaButton>
          <div className={styles.content}>{renderItem(item)}</div>
          {renderActions && <div className={styles.actions}>{renderActions(item)}</div>}
        </GridListItem>
      )}
    </GridList>
  );
}
