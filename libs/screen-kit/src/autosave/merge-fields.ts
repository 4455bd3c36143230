import { sameValue } from '@countin/domain/values';

/** Result of a three-way merge. */
export interface Merge<T extends object> {
  /** Merged content: the local value of locally changed fields, otherwise the other version's value. */
  readonly content: T;
  /** New merge base: the other version, except for conflicting fields, which keep the old base. */
  readonly base: T;
  /** Other version's values of conflicting fields: both sides changed them to different values. */
  readonly conflicts: ReadonlyMap<keyof T, T[keyof T]>;
}

/**
 * Three-way merge by field of local content with a newer stored version. A field changed on one side takes that change.
 * Equal changes on both sides are no conflict.
 *
 * @param base common ancestor of both versions
 */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): Merge<T> {
  const content = { ...theirs };
  const newBase = { ...theirs };
  const conflicts = new Map<keyof T, T[keyof T]>();
  for (const key of Object.keys(theirs) as (keyof T)[]) {
    if (sameValue(mine[key], base[key]) || sameValue(mine[key], theirs[key])) continue;
    content[key] = mine[key];
    if (sameValue(theirs[key], base[key])) continue;
    newBase[key] = base[key];
    conflicts.set(key, theirs[key]);
  }
  return { content, base: newBase, conflicts };
}
