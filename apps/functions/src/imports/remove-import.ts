import { documents, readField } from '@countin/domain/documents';
import { importObjects } from '@countin/domain/imports';
import { CALLABLE_TIMEOUT_MS } from '@countin/domain/fields';
import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { checkTime, removeFound } from '../profiles/deletion/remove-found.ts';
import { readIdleRun } from './permitted-run.ts';

/**
 * Removes a run with its file, at once for everyone. The schedule removes what a call cannot.
 *
 * @throws AppError `import/not-found`, `import/working`
 */
export async function removeImport(
  services: Services,
  caller: string,
  { runId }: ParsedInput<'removeImport'>,
): Promise<object> {
  const { db, now, log } = services;
  const target = refTo(db, documents.importRun(runId));
  const began = now();
  await db.runTransaction(async (transaction) => {
    await readIdleRun({ db, transaction }, services, caller, runId);
    updateDocument(transaction, target, { removeAt: began, updatedAt: began });
  });
  await removeRun(services, await target.ref.get(), began + CALLABLE_TIMEOUT_MS / 2).catch((error: unknown) =>
    log(`The rest of the import ${runId} is removed later.`, error),
  );
  return {};
}

/**
 * Removes runs whose time is over.
 *
 * @param deadline milliseconds since 1970
 */
export async function removeOutdatedImports(services: Services, deadline: number): Promise<void> {
  const over = services.db
    .collection(documents.importRuns().path)
    .where('removeAt', '<=', Timestamp.fromMillis(services.now()))
    .orderBy('removeAt')
    .select('createdBy');
  await forEachPage(services, over, deadline, (run) => removeRun(services, run, deadline));
}

/**
 * Removes everything of a run, itself last: what is left is found again.
 *
 * @param run with its field `createdBy`
 * @throws DeadlineError
 */
export async function removeRun(services: Services, run: DocumentSnapshot, deadline: number): Promise<void> {
  const { db, objects } = services;
  await removeFound(services, db.collection(documents.importRows(run.id).path), deadline);
  await removeFound(services, db.collection(documents.importSteps(run.id).path), deadline);
  await removeFound(services, db.collection(documents.undoChoices(run.id).path), deadline);
  checkTime(services, deadline);
  const maker = readField(documents.importRun, run, 'createdBy');
  if (maker !== undefined) await objects.remove(importObjects.file(maker, run.id));
  await objects.removeFolder(importObjects.folder(run.id));
  await run.ref.delete();
}
