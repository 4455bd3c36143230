import { useState } from 'react';

/** An item that was taken out of a list, and its index before. */
export interface RemovedItem<T> {
  readonly item: T;
  readonly index: number;
}

export interface UndoableList<T> {
  /** The last removed item; null when nothing can be undone. */
  readonly removed: RemovedItem<T> | null;
  readonly remove: (item: T) => void;
  /** Puts the removed item back where it was. */
  readonly undo: () => void;
  /** Gives up the undo, for example when something is added. */
  readonly forget: () => void;
}

interface UndoableListOptions<T> {
  readonly items: readonly T[];
  /** Replaces the list. The function gets the newest items, which the last rendering may not show yet. */
  readonly update: (change: (items: readonly T[]) => T[]) => void;
  readonly idOf: (item: T) => string;
  /** The most items that the list may hold after an undo. */
  readonly limit?: number;
}

/** A list whose last removal can be undone. */
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
