import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { MOST_SAVED_VIEWS } from '@countin/domain/publisher';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { mergeDocument, refTo } from '../platform/write-document.ts';

/** Reads the views that the caller has saved, of all screens. */
export async function readSavedViews({ db }: Services, caller: string): Promise<CallableOutput<'readSavedViews'>> {
  const { ref } = refTo(db, documents.savedViews(caller));
  return { views: readField(documents.savedViews, await ref.get(), 'views') ?? [] };
}

/**
 * Saves, changes or removes one view. In a transaction: two devices that each save one keep both.
 *
 * @throws AppError `field/too-many`
 */
export async function saveView(
  { db }: Services,
  caller: string,
  { id, screen, name, parameters }: ParsedInput<'saveView'>,
): Promise<CallableOutput<'saveView'>> {
  const reference = refTo(db, documents.savedViews(caller));
  return db.runTransaction(async (transaction) => {
    const before = readField(documents.savedViews, await transaction.get(reference.ref), 'views') ?? [];
    const saved = name === null ? [] : [{ id, screen, name, parameters }];
    const isNew = !before.some((view) => view.id === id);
    const views = [...before.flatMap((view) => (view.id === id ? saved : [view])), ...(isNew ? saved : [])];
    if (views.filter((view) => view.screen === screen).length > MOST_SAVED_VIEWS)
      throw new AppError('field/too-many', { field: 'name' });
    mergeDocument(transaction, reference, { uid: caller, views });
    return { views };
  });
}
