import type { CallableOutput } from '@countin/domain/callables';
import { keptFacets } from '@countin/domain/collection';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { mergeDocument, refTo, updateDocument } from '../platform/write-document.ts';

/** Changes folder, note or position of items. Each is a field of its own: two devices change two of them at once. */
export async function changeKept(
  { db }: Services,
  caller: string,
  { keys, ...changes }: ParsedInput<'changeKept'>,
): Promise<object> {
  const references = keys.map((key) => refTo(db, documents.keptItem(caller, key)));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...references.map(({ ref }) => ref));
    for (const [index, reference] of references.entries()) {
      const item = readDocument(documents.keptItem, stored[index]);
      if (item)
        updateDocument(transaction, reference, { ...changes, facets: keptFacets({ ...item, ...defined(changes) }) });
    }
  });
  return {};
}

/** Without fields that are undefined, which would hide those of the item. */
function defined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Removes items. Idempotent. */
export async function removeKept(
  { db }: Services,
  caller: string,
  { keys }: ParsedInput<'removeKept'>,
): Promise<object> {
  const batch = db.batch();
  for (const key of keys) batch.delete(db.doc(documents.keptItem(caller, key).path));
  await batch.commit();
  return {};
}

/**
 * Adds, renames or removes one folder. In a transaction: two devices that each make one keep both. Items of a removed
 * folder are in none, since nothing lists it any more.
 *
 * @throws AppError `field/too-many`
 */
export async function saveFolder(
  { db }: Services,
  caller: string,
  { id, name }: ParsedInput<'saveFolder'>,
): Promise<CallableOutput<'saveFolder'>> {
  const reference = refTo(db, documents.collectionState(caller));
  return db.runTransaction(async (transaction) => {
    const before = readField(documents.collectionState, await transaction.get(reference.ref), 'folders') ?? [];
    const isNew = !before.some((folder) => folder.id === id);
    const renamed = before.flatMap((folder) => (folder.id !== id ? [folder] : name === null ? [] : [{ id, name }]));
    const folders = isNew && name !== null ? [...renamed, { id, name }] : renamed;
    if (folders.length > LIMITS.folders) throw new AppError('field/too-many', { field: 'name' });
    mergeDocument(transaction, reference, { uid: caller, folders });
    return { folders };
  });
}
