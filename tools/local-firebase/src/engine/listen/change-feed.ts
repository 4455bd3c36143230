import type { DatabaseRef } from '../../store/index.ts';
import { documentValue, type FieldPath } from '../../store/field-path.ts';
import { scopeKeysOf } from '../../store/scope.ts';
import type { DocumentChange, StoredDocument } from '../../store/stored-document.ts';
import { encodeValue } from '../../store/value-order.ts';
import type { AppliedCommit } from '../commit/commit-event.ts';

/** Changes by path. */
export type Changes = ReadonlyMap<string, DocumentChange>;

/** A subscriber to changes: a Listen stream, once for all its targets. */
export interface ChangeListener<T> {
  /** Changes of one transaction that concern these subscriptions. */
  changed(concerned: ReadonlyMap<T, Changes>): void;
  /** The rules of a project are new. */
  rulesChanged(project: string): void;
}

/** A field and its encoded value that every document a subscription concerns has. */
export interface Equality {
  readonly field: FieldPath;
  readonly key: string;
}

/** Subscriptions under one key: those for any document, and those for documents where a field has a value. */
interface Group<T> {
  readonly any: Map<T, ChangeListener<T>>;
  readonly byField: Map<
    string,
    { readonly field: FieldPath; readonly byValue: Map<string, Map<T, ChangeListener<T>>> }
  >;
}

/** Finds, for each change, the subscriptions that it could concern and no others. */
export interface ChangeFeed<T> {
  /** Both return the dispose function. */
  open(listener: ChangeListener<T>): () => void;
  /** Keys are scope keys (store/scope.ts), or `d:` and a document's path. An equality spares it other documents. */
  subscribe(
    listener: ChangeListener<T>,
    db: DatabaseRef,
    keys: Iterable<string>,
    subscription: T,
    equality?: Equality | null,
  ): () => void;
  publish(commits: readonly AppliedCommit[]): void;
  rulesChanged(project: string): void;
}

export function createChangeFeed<T>(): ChangeFeed<T> {
  const listeners = new Set<ChangeListener<T>>();
  const groups = new Map<string, Group<T>>();

  function publishTo(db: DatabaseRef, changes: Changes): void {
    const concerned = new Map<ChangeListener<T>, Map<T, Map<string, DocumentChange>>>();
    for (const change of changes.values()) {
      for (const key of [`d:${change.path}`, ...scopeKeysOf(change.path)]) {
        for (const [subscription, listener] of concernedBy(groups.get(`${db.id} ${key}`), change)) {
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
    subscribe(listener, db, keys, subscription, equality = null) {
      const own = [...keys].map((key) => `${db.id} ${key}`);
      for (const key of own) enter(entryOf(groups, key, emptyGroup<T>), subscription, listener, equality);
      return () => {
        for (const key of own) {
          const group = groups.get(key);
          if (group) leave(group, subscription, equality);
          if (group?.any.size === 0 && group.byField.size === 0) groups.delete(key);
        }
      };
    },
    publish(commits) {
      if (groups.size === 0) return;
      for (const [db, changes] of merge(commits)) publishTo(db, changes);
    },
    rulesChanged(project) {
      for (const listener of [...listeners]) listener.rulesChanged(project);
    },
  };
}

function emptyGroup<T>(): Group<T> {
  return { any: new Map(), byField: new Map() };
}

function enter<T>(group: Group<T>, subscription: T, listener: ChangeListener<T>, equality: Equality | null): void {
  if (!equality) {
    group.any.set(subscription, listener);
    return;
  }
  const { field, key } = equality;
  const { byValue } = entryOf(group.byField, field.join('\0'), () => ({
    field,
    byValue: new Map<string, Map<T, ChangeListener<T>>>(),
  }));
  entryOf(byValue, key, () => new Map<T, ChangeListener<T>>()).set(subscription, listener);
}

function leave<T>(group: Group<T>, subscription: T, equality: Equality | null): void {
  group.any.delete(subscription);
  if (!equality) return;
  const name = equality.field.join('\0');
  const byValue = group.byField.get(name)?.byValue;
  byValue?.get(equality.key)?.delete(subscription);
  if (byValue?.get(equality.key)?.size === 0) byValue.delete(equality.key);
  if (byValue?.size === 0) group.byField.delete(name);
}

function* concernedBy<T>(
  group: Group<T> | undefined,
  { before, after }: DocumentChange,
): Iterable<[T, ChangeListener<T>]> {
  if (!group) return;
  yield* group.any;
  const keyIn = (document: StoredDocument | null, field: FieldPath): string | null => {
    const value = document && documentValue(document, field);
    return value ? encodeValue(value) : null;
  };
  for (const { field, byValue } of group.byField.values()) {
    for (const key of new Set([keyIn(before, field), keyIn(after, field)]))
      if (key !== null) yield* byValue.get(key) ?? [];
  }
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
