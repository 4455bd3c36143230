import { useState } from 'react';

/** Removed item and its previous index. */
export interface RemovedItem<T> {
  readonly item: T;
  readonly index: number;
}

export interface UndoableList<T> {
  /** Last removed item; null if there is nothing to undo. */
  readonly removed: RemovedItem<T> | null;
  readonly remove: (item: T) => void;
  /** Restores the removed item at its previous index. */
  readonly undo: () => void;
  /** Discards the undo state, for example when an item is added. */
  readonly forget: () => void;
}

interface UndoableListOptions<T> {
  readonly items: readonly T[];
  /** Updates the list. The callback receives the latest items, which may not be rendered yet. */
  readonly update: (change: (items: readonly T[]) => T[]) => void;
  readonly idOf: (item: T) => string;
  /** Maximum length of the list after an undo. */
  readonly limit?: number;
}

/** List state with undo of the last removal. */
export function useUndoableList<T>({ items, update, idOf, limit }: UndoableListOptions<T>): UndoableList<T> {
  const [removed, setRemoved] = useState<RemovedItem<T> | null>(null);
  return {
    removed,
    remove(item) {
      const id = idOf(item);
      setRemoved({ item, index: items.findIndex((other) => idOf(other) === id) });
      update((all) => all.filter((other) => idOf(other) !== id));
    },
    undo() {
      if (!removed) return;
      update((all) => [...all.slice(0, removed.index), removed.item, ...all.slice(removed.index)].slice(0, limit));
      setRemoved(null);
    },
    forget: () => setRemoved(null),
  };
}
