import { collectionIdOf } from './stored-document.ts';

/** The documents a query looks at, before any filter. */
export interface Scope {
  /** Path of the document below which to look; empty for the whole database. */
  readonly ancestor: string;
  /** Null means any collection ("kindless"). */
  readonly collectionId: string | null;
  /** False: only collections directly below the ancestor. */
  readonly allDescendants: boolean;
}

/** Whether a document path lies in the scope. */
export function inScope(scope: Scope, path: string): boolean {
  const { ancestor, collectionId } = scope;
  if (ancestor !== '' && !path.startsWith(`${ancestor}/`)) return false;
  if (collectionId !== null && collectionIdOf(path) !== collectionId) return false;
  if (scope.allDescendants) return true;
  const below = ancestor === '' ? path : path.slice(ancestor.length + 1);
  return below.indexOf('/') === below.lastIndexOf('/');
}

/** The one collection a scope means, or null for groups and kindless scopes. */
export function scopeCollection(scope: Scope): string | null {
  if (scope.collectionId === null || scope.allDescendants) return null;
  return scope.ancestor === '' ? scope.collectionId : `${scope.ancestor}/${scope.collectionId}`;
}

/**
 * Names the coarsest set that contains a scope: `c:` and a collection path, `g:` and a collection id, or `*`. Indexes
 * and listeners are filed under it.
 */
export function scopeKey(scope: Scope): string {
  const collection = scopeCollection(scope);
  if (collection !== null) return `c:${collection}`;
  return scope.collectionId === null ? '*' : `g:${scope.collectionId}`;
}

/** The scope keys under which a document can be found. */
export function scopeKeysOf(path: string): string[] {
  return [`c:${path.slice(0, path.lastIndexOf('/'))}`, `g:${collectionIdOf(path)}`, '*'];
}
