import type { DatabaseRef } from '../store/index.ts';
import { scopeKeysOf } from '../store/scope.ts';
import type { DocumentChange } from '../store/stored-document.ts';
import type { AppliedCommit } from './commit-event.ts';

/** Changes by path. */
export type Changes = ReadonlyMap<string, DocumentChange>;

/** Whoever hears of changes: a Listen stream, once for all its subscriptions. */
export interface ChangeListener<T> {
  /** What was stored together and concerns these subscriptions. */
  changed(concerned: ReadonlyMap<T, Changes>): void;
  /** The rules of a project are new. */
  rulesChanged(project: string): void;
}

/** Finds, for each change, the subscriptions that it could concern and no others. */
export interface ChangeFeed<T> {
  /** Both return the dispose function. */
  open(listener: ChangeListener<T>): () => void;
  /** Keys are scope keys (store/scope.ts), or `d:` and a document's path. */
  subscribe(listener: ChangeListener<T>, db: DatabaseRef, keys: Iterable<string>, subscription: T): () => void;
  publish(commits: readonly AppliedCommit[]): void;
  rulesChanged(project: string): void;
}

export function createChangeFeed<T>(): ChangeFeed<T> {
  const listeners = new Set<ChangeListener<T>>();
  const byKey = new Map<string, Map<T, ChangeListener<T>>>();

  function publishTo(db: DatabaseRef, changes: Changes): void {
    const concerned = new Map<ChangeListener<T>, Map<T, Map<string, DocumentChange>>>();
    for (const change of changes.values()) {
      for (const key of [`d:${change.path}`, ...scopeKeysOf(change.path)]) {
        for (const [subscription, listener] of byKey.get(`${db.id} ${key}`) ?? []) {
          const mine = entryOf(concerned, listener, () => new Map<T, Map<string, DocumentChange>>());
          entryOf(mine, subscription, () => new Map<string, DocumentChange>()).set(change.path, change);
        }
      }
    }
    for (const [listener, mine] of concerned) listener.changed(mine);
  }

  return {
    open(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    subscribe(listener, db, keys, subscription) {
      const own = [...keys].map((key) => `${db.id} ${key}`);
      for (const key of own) entryOf(byKey, key, () => new Map<T, ChangeListener<T>>()).set(subscription, listener);
      return () => {
        for (const key of own) {
          const group = byKey.get(key);
          group?.delete(subscription);
          if (group?.size === 0) byKey.delete(key);
        }
      };
    },
    publish(commits) {
      for (const [db, changes] of merge(commits)) publishTo(db, changes);
    },
    rulesChanged(project) {
      for (const listener of [...listeners]) listener.rulesChanged(project);
    },
  };
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let entry = map.get(key);
  if (entry === undefined) map.set(key, (entry = make()));
  return entry;
}

/** One change for each document, from before the first of the commits to after the last. */
function merge(commits: readonly AppliedCommit[]): Map<DatabaseRef, Map<string, DocumentChange>> {
  const merged = new Map<DatabaseRef, Map<string, DocumentChange>>();
  for (const { db, changes } of commits) {
    const ours = entryOf(merged, db, () => new Map<string, DocumentChange>());
    for (const change of changes) {
      const earlier = ours.get(change.path);
      const before = earlier ? earlier.before : change.before;
      if (before || change.after) ours.set(change.path, { ...change, before });
      else ours.delete(change.path);
    }
  }
  return merged;
}
