/** A value that several islands of a page share. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Returns its dispose function. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store. `set` calls every listener. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
