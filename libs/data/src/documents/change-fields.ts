import type { DocumentAddress } from '@countin/domain/documents';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import type * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import type { StoreTransaction } from '../ports/live-store.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import { parseDocument } from './parse-document.ts';
import { readDocument } from './read-documents.ts';
import { sameValue } from '@countin/domain/values';

/** Fields to write, with their values before the edit. */
export interface FieldChanges<T> {
  /** Values before the edit; only the fields in `changes` are compared. */
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
  /** Error code if the document does not exist. */
  readonly missing: ErrorCode;
  /** Computes derived fields from the new document, e.g. its search tokens. */
  readonly derive?: (transaction: StoreTransaction, next: T) => Promise<object>;
}

/**
 * Writes single fields of a document unless another writer has changed one of them since. One transaction reads,
 * compares and writes, so that two editors never silently overwrite each other. The security rules require
 * `updatedAt` to be the time of the write.
 *
 * @throws AppError
 */
export async function changeFields<T extends object>(
  access: DataAccess,
  { missing, derive, ...address }: ChangeTarget<T>,
  { base, changes }: FieldChanges<T>,
): Promise<ChangeOutcome<T>> {
  const refused = await withFirestoreErrors(async () =>
    (await access.live()).transact(async (transaction) => {
      const found = await transaction.get(address.path);
      if (!found) throw new AppError(missing);
      const stored = parseDocument(address, found);
      const keys = Object.keys(changes) as (keyof T)[];
      if (keys.some((key) => !sameValue(stored[key], base[key]) && !sameValue(stored[key], changes[key])))
        return stored;
      const derived = await derive?.(transaction, { ...stored, ...changes });
      transaction.update(address, { ...changes, ...derived });
      return null;
    }),
  );
  if (refused) return { saved: false, stored: refused };
  const stored = await readDocument(access, address);
  if (!stored) throw new AppError(missing);
  return { saved: true, stored };
}
