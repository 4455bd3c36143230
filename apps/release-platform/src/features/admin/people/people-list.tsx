import type { DirectoryEntry } from '@countin/domain';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../../../shell/hooks/use-element-width.ts';
import { PersonRow, ROW_HEIGHT } from './person-row.tsx';
import styles from './people-list.module.css';

interface PeopleListProps {
  readonly users: readonly DirectoryEntry[];
  /** There are more than these. */
  readonly more: boolean;
  /** Uid of who is open. */
  readonly open: string | null;
  /** These are of an earlier search, and others are on their way. */
  readonly old: boolean;
  /** The end is near: more may be read. */
  readonly onEnd: () => void;
  /** The arrow up left the first row. */
  readonly onLeave: () => void;
}

/** People, of whom only those near the window are in the document. Arrow keys go from one to the next. */
export function PeopleList({ users, more, open, old, onEnd, onLeave }: PeopleListProps) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const before = useRef(open);
  const [top, setTop] = useState(0);
  const width = useElementWidth(list);
  const virtual = useWindowVirtualizer({
    count: users.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => users[index]?.uid ?? index,
  });
  useEffect(() => setTop(list.current?.offsetTop ?? 0), [width]);

  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= users.length - 5) onEnd();
  }, [last, users.length, onEnd]);

  const focusRow = (row: string, options?: FocusOptions) => {
    const link = list.current?.querySelector<HTMLElement>(`${row} a`);
    wanted.current = link ? null : row;
    link?.focus(options);
  };
  // A row that has to be scrolled to is there a moment later: it is asked for again with each rendering.
  useEffect(() => {
    if (before.current !== null && open === null) wanted.current = `[data-uid="${CSS.escape(before.current)}"]`;
    before.current = open;
    if (wanted.current === null) return;
    if (document.activeElement === document.body || list.current?.contains(document.activeElement))
      focusRow(wanted.current, { preventScroll: true });
    // Somebody has gone elsewhere meanwhile.
    else wanted.current = null;
  });
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const target = row && targetOf(event.key, Number(row.dataset['index']), users.length);
    if (target === null) return;
    event.preventDefault();
    if (target < 0) return onLeave();
    virtual.scrollToIndex(target);
    focusRow(`[data-index="${target}"]`);
  };

  return (
    <div
      ref={list}
      role="list"
      aria-label={t('people')}
      aria-busy={old}
      className={styles.list}
      data-old={old || undefined}
      style={{ blockSize: virtual.getTotalSize() }}
      onKeyDown={move}
    >
      {shown.map((item) => {
        const user = users[item.index];
        if (!user) return null;
        return (
          <div
            key={item.key}
            role="listitem"
            aria-posinset={item.index + 1}
            aria-setsize={more ? -1 : users.length}
            data-index={item.index}
            data-uid={user.uid}
            className={styles.place}
            style={{ transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
          >
            <PersonRow user={user} open={user.uid === open} />
          </div>
        );
      })}
    </div>
  );
}

/** The row that a key leads to from another: -1 is above the first; null where the key is not for moving. */
function targetOf(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
