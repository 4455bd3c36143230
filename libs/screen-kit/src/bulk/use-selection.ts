import { useMemo, useState, type KeyboardEvent } from 'react';

/** Items of a list that a person has chosen. */
export interface Selection<T> {
  /** Chosen items among those shown, in their order. */
  readonly items: readonly T[];
  readonly has: (id: string) => boolean;
  /** Chooses an item or leaves it out; with `range`, also all between it and the last one. */
  readonly toggle: (id: string, range?: boolean) => void;
  /** Chooses all items shown. */
  readonly all: () => void;
  readonly clear: () => void;
  /** Ctrl+A (⌘A) on a checkbox of the list chooses all; Escape clears. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Selection in a list. What filters hide is not chosen, until it is shown again.
 *
 * @param items items shown
 * @param idOf the same function in each render
 */
export function useSelection<T>(items: readonly T[], idOf: (item: T) => string): Selection<T> {
  const [ids, setIds] = useState(NONE);
  const [last, setLast] = useState<string | null>(null);
  const chosen = useMemo(() => (ids.size === 0 ? [] : items.filter((item) => ids.has(idOf(item)))), [items, ids, idOf]);
  const all = () => setIds(new Set([...ids, ...items.map(idOf)]));
  const clear = () => setIds(NONE);
  return {
    items: chosen,
    has: (id) => ids.has(id),
    toggle(id, range = false) {
      const next = new Set(ids);
      const wanted = !ids.has(id);
      for (const each of range ? between(items.map(idOf), last, id) : [id]) {
        if (wanted) next.add(each);
        else next.delete(each);
      }
      setIds(next);
      setLast(id);
    },
    all,
    clear,
    onKeyDown(event) {
      const onCheckbox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
      if (onCheckbox && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        all();
      } else if (event.key === 'Escape' && ids.size > 0) clear();
    },
  };
}

/** Ids between two of a list, in any order; the second alone without the first. */
function between(ids: readonly string[], one: string | null, other: string): readonly string[] {
  const [from, to] = [one === null ? -1 : ids.indexOf(one), ids.indexOf(other)];
  return from < 0 || to < 0 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
