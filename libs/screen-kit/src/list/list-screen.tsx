import { Button, EmptyState, Skeleton } from '@countin/ui';
import { Suspense, type ReactNode } from 'react';
import { LoadErrorNotice } from '../loading/load-error-notice.tsx';
import type { ListStatus } from './use-paged-list.ts';
import styles from './list-screen.module.css';

/** Display state of a list. `nothing-found` is an empty list with active filters. */
export type ListState = 'loading' | 'failed' | 'empty' | 'nothing-found' | 'rows';

/** Display state of a list. An empty list counts as loading while more pages may follow. */
export function listState({ count, isPending, error, complete }: ListStatus, narrowed = false): ListState {
  if (count > 0) return 'rows';
  if (error) return 'failed';
  if (isPending || !complete) return 'loading';
  return narrowed ? 'nothing-found' : 'empty';
}

interface EmptyContent {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

interface NothingFoundContent {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly clear: string;
  readonly onClear: () => void;
}

interface ListScreenProps {
  readonly list: ListStatus & { readonly isReadingNext?: boolean };
  /** Whether filters are active. */
  readonly narrowed?: boolean;
  /** Title and actions of the screen. */
  readonly header?: ReactNode;
  /** Search and filters, shown once there are items to search. */
  readonly tools?: ReactNode;
  /** Shows the tools before the first answer, for tools that do not depend on it. */
  readonly toolsAtOnce?: boolean;
  /** Content above the rows, for example their number. */
  readonly above?: ReactNode;
  /** Loading skeleton; some rows by default. */
  readonly skeleton?: ReactNode;
  readonly empty: EmptyContent;
  readonly nothingFound?: NothingFoundContent;
  /** Accessible text while the next page is loading. */
  readonly loadingMore?: string;
  /** Button that loads the next page, instead of infinite scrolling. */
  readonly more?: ReactNode;
  /** Rows, rendered only if there are any. */
  readonly children: ReactNode;
}

/**
 * List with header, tools, and one state: skeleton, error with retry, empty, nothing found, or rows. Tools and rows may
 * wait for texts or files of their own; the rest stays meanwhile.
 */
export function ListScreen({ list, narrowed, header, tools, toolsAtOnce, above, ...content }: ListScreenProps) {
  const state = listState(list, narrowed);
  const searchable = toolsAtOnce || narrowed || state === 'rows' || state === 'nothing-found';
  const waiting = <div aria-busy>{content.skeleton ?? <RowSkeletons />}</div>;
  return (
    <>
      {header}
      {searchable && <Suspense>{tools}</Suspense>}
      {above}
      <EmptyMessage state={state} empty={content.empty} nothingFound={content.nothingFound} />
      {state === 'loading' && waiting}
      {state === 'rows' && <Suspense fallback={waiting}>{content.children}</Suspense>}
      <ListEnd list={list} state={state} loadingMore={content.loadingMore} more={content.more} />
    </>
  );
}

interface EmptyMessageProps {
  readonly state: ListState;
  readonly empty: EmptyContent;
  readonly nothingFound?: NothingFoundContent;
}

/** Why there are no rows, announced to screen readers. */
function EmptyMessage({ state, empty, nothingFound }: EmptyMessageProps) {
  return (
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
  );
}

type ListEndProps = Pick<ListScreenProps, 'list' | 'loadingMore' | 'more'> & { readonly state: ListState };

/** Below the rows: the error of the last request, the next page's skeleton, or its button. */
function ListEnd({ list, state, loadingMore, more }: ListEndProps) {
  const readsNext = state === 'rows' && list.isReadingNext && loadingMore;
  const offersMore = !list.error && (state === 'rows' || state === 'nothing-found');
  return (
    <>
      {list.error && (
        <div className={styles.message}>
          <LoadErrorNotice error={list.error} onRetry={list.retry} />
        </div>
      )}
      {readsNext && (
        <div role="status" aria-label={loadingMore}>
          <RowSkeletons count={1} />
        </div>
      )}
      {offersMore && more}
    </>
  );
}

/** Skeleton of rows. */
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

/** Loads the next page of a list without infinite scrolling. */
export function MoreButton({ label, busy, onPress }: MoreButtonProps) {
  return (
    <div className={styles.more}>
      <Button busy={busy} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
