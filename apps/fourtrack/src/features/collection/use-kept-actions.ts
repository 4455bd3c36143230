import { useDataAccess } from '@countin/data/access';
import { changeKeptOptions, keepItemsOptions, removeKeptOptions } from '@countin/data/collection';
import { orderBetween, type KeptRow } from '@countin/domain/collection';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** What can be done with the rows of a list. */
export interface KeptActions {
  /** Rows that are loaded. */
  readonly count: number;
  readonly error: Error | null;
  /** Row whose removal can be undone. */
  readonly removed: KeptRow | null;
  /** Row whose note and folder are being changed. */
  readonly arranged: KeptRow | null;
  /** Moves a row to an index of the list as it is shown. */
  readonly move: (row: KeptRow, to: number) => void;
  readonly remove: (row: KeptRow) => void;
  readonly undo: () => void;
  readonly arrange: (row: KeptRow | null) => void;
  /** Says that a part of the screen did not load. */
  readonly fail: (error: Error) => void;
  /** Saves a note and a folder, and closes their dialog. Throws AppError, which the dialog shows. */
  readonly save: (row: KeptRow, changes: { readonly note: string; readonly folder: string }) => Promise<void>;
}

/**
 * Changes of rows, which lists show at once. An undo keeps the same item again, where it was.
 *
 * @param loadDialog loads the dialog of a note and a folder before it is shown
 */
export function useKeptActions(rows: readonly KeptRow[], loadDialog: () => Promise<unknown>): KeptActions {
  const access = useDataAccess();
  const change = useMutation(changeKeptOptions(access));
  const arrangement = useMutation(changeKeptOptions(access));
  const removal = useMutation(removeKeptOptions(access));
  const keep = useMutation(keepItemsOptions(access));
  const [removed, setRemoved] = useState<KeptRow | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [arranged, setArranged] = useState<KeptRow | null>(null);
  return {
    count: rows.length,
    error: change.error ?? removal.error ?? keep.error ?? failure,
    removed,
    arranged,
    move(row, to) {
      change.mutate({ keys: [row.key], order: positionAt(rows, row, to) });
    },
    remove(row) {
      removal.mutate({ keys: [row.key] }, { onSuccess: () => setRemoved(row) });
    },
    undo() {
      if (!removed) return;
      const { kind, id, folder, note, order, keptAt } = removed;
      keep.mutate({ items: [{ kind, id, folder, note, order, keptAt }] });
      setRemoved(null);
    },
    arrange(row) {
      setFailure(null);
      if (row) void loadDialog().then(() => setArranged(row), setFailure);
      else setArranged(null);
    },
    fail: setFailure,
    async save(row, changes) {
      await arrangement.mutateAsync({ keys: [row.key], ...changes });
      setArranged(null);
    },
  };
}

/** Position of a row that is moved to an index. */
export function positionAt(rows: readonly Pick<KeptRow, 'key' | 'order'>[], row: Pick<KeptRow, 'key'>, to: number) {
  const others = rows.filter(({ key }) => key !== row.key);
  return orderBetween(others[to - 1]?.order ?? null, others[to]?.order ?? null, Math.random);
}
