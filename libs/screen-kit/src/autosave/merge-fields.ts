import { sameValue } from '@countin/data/access';

/** What comes of two versions of a document. */
export interface Merge<T extends object> {
  /** What the editor goes on with: its own value wherever it has changed one, else the other version's. */
  readonly content: T;
  /** What `content` is compared with from now on: the other version, and in conflicts the old base. */
  readonly base: T;
  /** The other version's values of fields that both have changed, each to something else. Nothing is decided about them. */
  readonly conflicts: ReadonlyMap<keyof T, T[keyof T]>;
}

/**
 * Merges field by field what an editor holds with a version that was stored meanwhile. A field that only one side has
 * changed takes that change; the same change on both sides is none.
 *
 * @param base what both sides began with
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
