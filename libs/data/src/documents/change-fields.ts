import type { DocumentAddress } from '@countin/domain/documents';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import type * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import type { StoreTransaction } from '../live/live-store.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import { parseDocument } from './parse-document.ts';
import { readDocument } from './read-documents.ts';
import { sameValue } from './same-value.ts';

/** Fields to write, and what they held when they were changed. */
export interface FieldChanges<T> {
  /** What the editor began with; only the fields in `changes` matter. */
  readonly base: Partial<T>;
  /** The new values, parsed. */
  readonly changes: Partial<T>;
}

export interface ChangeOutcome<T> {
  /** False when another writer has changed one of the same fields since `base`. Then nothing was written. */
  readonly saved: boolean;
  /** The document as it is now. */
  readonly stored: T;
}

/** The document to change. */
export interface ChangeTarget<T> extends DocumentAddress<v.GenericSchema<unknown, T>> {
  /** Thrown when there is no such document. */
  readonly missing: ErrorCode;
  /** Further fields that follow from the document as it will be, such as what it is found by. */
  readonly derive?: (transaction: StoreTransaction, next: T) => Promise<object>;
}

/**
 * Writes single fields of a document unless another writer has changed one of them since. Reading, comparing and
 * writing are one transaction, so two editors never overwrite each other unseen. The rules want `updatedAt` to be the
 * time of the write.
 *
 * @throws AppError
 */
export async function changeFields<T extends object>(
  access: DataAccess,
  { path, schema, missing, derive }: ChangeTarget<T>,
  { base, changes }: FieldChanges<T>,
): Promise<ChangeOutcome<T>> {
  const refused = await withFirestoreErrors(async () =>
    (await access.live()).transact(async (transaction) => {
      const found = await transaction.get(path);
      if (!found) throw new AppError(missing);
      const stored = parseDocument(schema, found);
      const keys = Object.keys(changes) as (keyof T)[];
      if (keys.some((key) => !sameValue(stored[key], base[key]) && !sameValue(stored[key], changes[key])))
        return stored;
      const derived = await derive?.(transaction, { ...stored, ...changes });
      transaction.update(path, { ...changes, ...derived });
      return null;
    }),
  );
  if (refused) return { saved: false, stored: refused };
  const stored = await readDocument(access, { path, schema });
  if (!stored) throw new AppError(missing);
  return { saved: true, stored };
}
