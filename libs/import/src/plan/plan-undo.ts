import { sameValue } from '@countin/domain/values';
import type { MusicProduct, ProductContent } from '@countin/domain/release';
import { fieldChanges, type FieldChange } from './field-changes.ts';

/** What an import, or an undo, has done to one release. Stored with its row. */
export interface AppliedRow {
  readonly productId: string;
  /** Content before; null: the release did not exist. */
  readonly before: ProductContent | null;
  /** Content after; null: the release no longer existed. */
  readonly after: ProductContent | null;
}

/** The release of an applied row as it is now. */
export interface CurrentRelease {
  readonly content: ProductContent;
  readonly status: MusicProduct['status'];
  /** Whether fans have asked to be notified of it, or keep it. */
  readonly hasFans: boolean;
}

/** Why a release is not taken back by itself. */
export type SpareReason =
  /** Somebody has changed these fields since. */
  | 'changed'
  /** It was made by the import and is published now: its page would be gone. */
  | 'published'
  /** Fans wait for it, or keep it. */
  | 'fans'
  /** It was deleted since. */
  | 'gone';

/** What taking one row back does. */
export type UndoStep =
  | { readonly kind: 'nothing'; readonly productId: string }
  | { readonly kind: 'delete'; readonly productId: string }
  | {
      readonly kind: 'restore';
      readonly productId: string;
      readonly content: ProductContent;
      readonly changes: readonly FieldChange[];
    }
  /** The release was deleted by the step that is taken back. */
  | { readonly kind: 'bring-back'; readonly productId: string; readonly content: ProductContent }
  | {
      readonly kind: 'spare';
      readonly productId: string;
      readonly reason: SpareReason;
      /** What somebody has changed since: of a made release from the import to now, else from now to before the import. */
      readonly changes: readonly FieldChange[];
    };

/**
 * Plans to take one row back. The preview and the undo both ask it. Fields that nobody has touched since are restored,
 * and fields that the import left alone stay as they are now. A release is spared where somebody has changed what the
 * import had changed.
 *
 * @param current null if the release does not exist now
 * @param force whether a release that would be spared is taken back all the same
 */
export function planUndo(applied: AppliedRow, current: CurrentRelease | null, force: boolean): UndoStep {
  const { productId, before, after } = applied;
  if (after === null) {
    const returns = before !== null && !current;
    return returns ? { kind: 'bring-back', productId, content: before } : { kind: 'nothing', productId };
  }
  if (before === null) return undoCreation(productId, after, current, force);
  if (!current) return { kind: 'spare', productId, reason: 'gone', changes: [] };
  return undoChange(productId, { before, after, now: current.content }, force);
}

function undoCreation(
  productId: string,
  after: ProductContent,
  current: CurrentRelease | null,
  force: boolean,
): UndoStep {
  if (!current) return { kind: 'nothing', productId };
  if (force) return { kind: 'delete', productId };
  if (current.status === 'published') return { kind: 'spare', productId, reason: 'published', changes: [] };
  if (current.hasFans) return { kind: 'spare', productId, reason: 'fans', changes: [] };
  const since = fieldChanges(after, current.content);
  return since.length > 0
    ? { kind: 'spare', productId, reason: 'changed', changes: since }
    : { kind: 'delete', productId };
}

interface Contents {
  readonly before: ProductContent;
  readonly after: ProductContent;
  readonly now: ProductContent;
}

function undoChange(productId: string, { before, after, now }: Contents, force: boolean): UndoStep {
  const imported = fieldChanges(before, after).map(({ field }) => field);
  const restored = { ...now, ...Object.fromEntries(imported.map((field) => [field, before[field]])) };
  const changes = fieldChanges(now, restored);
  if (changes.length === 0) return { kind: 'nothing', productId };
  const contested = changes.filter(({ field }) => !sameValue(now[field], after[field]));
  return contested.length > 0 && !force
    ? { kind: 'spare', productId, reason: 'changed', changes: contested }
    : { kind: 'restore', productId, content: restored, changes };
}
