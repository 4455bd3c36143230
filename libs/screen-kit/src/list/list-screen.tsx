import { Button, EmptyState, Skeleton } from '@countin/ui';
import type { ReactNode } from 'react';
import { LoadErrorNotice } from '../loading/load-error.tsx';
import type { ListStatus } from './use-paged-list.ts';
import styles from './list-screen.module.css';

/** What a list has to show. `nothing-found` is an empty list that filters have narrowed. */
export type ListState = 'loading' | 'failed' | 'empty' | 'nothing-found' | 'rows';

/** What a list has to show. While more may follow, an empty one is still loading. */
export function listState({ count, isPending, error, complete }: ListStatus, narrowed = false): ListState {
  if (count > 0) return 'rows';
  if (error) return 'failed';
  if (isPending || !complete) return 'loading';
  return narrowed ? 'nothing-found' : 'empty';
}

interface ListScreenProps {
  readonly list: ListStatus & { readonly isReadingNext?: boolean };
  /** Filters narrow the list. */
  readonly narrowed?: boolean;
  /** Title and actions of the screen. */
  readonly header?: ReactNode;
  /** Search and filters. They are there as soon as there is something to search in. */
  readonly tools?: ReactNode;
  /** The tools need no answer: they are there from the start. */
  readonly toolsAtOnce?: boolean;
  /** Stands above the rows, for example how many there are. */
  readonly above?: ReactNode;
  /** The shape of what is loading; some rows by default. */
  readonly skeleton?: ReactNode;
  readonly empty: { readonly title: ReactNode; readonly text: ReactNode; readonly action?: ReactNode };
  readonly nothingFound?: {
    readonly title: ReactNode;
    readonly text: ReactNode;
    readonly clear: string;
    readonly onClear: () => void;
  };
  /** Says that the next page is being read. */
  readonly loadingMore?: string;
  /** The next page begins to load by a button instead of by scrolling. */
  readonly more?: ReactNode;
  /** The rows. Rendered only while there are some. */
  readonly children: ReactNode;
}

/** A list with its header, its tools, and one of: skeleton, error with retry, empty state, nothing found, rows. */
export function ListScreen({
  list,
  narrowed = false,
  header,
  tools,
  toolsAtOnce = false,
  above,
  skeleton = <RowSkeletons />,
  empty,
  nothingFound,
  loadingMore,
  more,
  children,
}: ListScreenProps) {
  const state = listState(list, narrowed);
  const searchable = toolsAtOnce || narrowed || state === 'rows' || state === 'nothing-found';
  return (
    <>
      {header}
      {searchable && tools}
      {above}
      <div role="status">
        {state === 'empty' && (
          <div className={styles.message}>
            <EmptyState title={empty.title} action={empty.action}>
              {empty.text}
            </EmptyState>
          </div>
        )}
        {state === 'nothing-found' && nothingFound && (
          <div className={styles.message}>
            <EmptyState
              title={nothingFound.title}
              action={<Button onClick={nothingFound.onClear}>{nothingFound.clear}</Button>}
            >
              {nothingFound.text}
            </EmptyState>
          </div>
        )}
      </div>
      {state === 'loading' && <div aria-busy>{skeleton}</div>}
      {state === 'rows' && children}
      {list.error && (
        <div className={styles.message}>
          <LoadErrorNotice error={list.error} onRetry={list.retry} />
        </div>
      )}
      {state === 'rows' && list.isReadingNext && loadingMore && (
        <div role="status" aria-label={loadingMore}>
          <RowSkeletons count={1} />
        </div>
      )}
      {(state === 'rows' || state === 'nothing-found') && !list.error && more}
    </>
  );
}

/** The shape of rows while they load. */
export function RowSkeletons({ count = 6, height = 52 }: { readonly count?: number; readonly height?: number }) {
  return (
    <div className={styles.waiting} aria-busy>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} height={height} />
      ))}
    </div>
  );
}

interface MoreButtonProps {
  readonly label: ReactNode;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** Reads the next page of a list that does not read on by scrolling. */
export function MoreButton({ label, busy, onPress }: MoreButtonProps) {
  return (
    <div className={styles.more}>
      <Button busy={busy} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
