import { documents } from '@countin/domain/documents';
import { CALLABLE_TIMEOUT_MS } from '@countin/domain/fields';
import { AppError } from '@countin/domain/errors';
import { Timestamp } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { removeFound } from '../profiles/deletion/remove-found.ts';
import { rememberHeadings } from './chosen-headings.ts';
import { beginTask } from './continue-import.ts';
import { readIdleRun } from './permitted-run.ts';

/**
 * Reads the file in another way. Answers and corrections of rows are removed, since rows are counted anew.
 *
 * @throws AppError `import/not-found`, `import/working`; `import/applied` once a work has written releases of its rows
 */
export async function changeImportReading(
  services: Services,
  caller: string,
  { runId, reading, headings }: ParsedInput<'changeImportReading'>,
): Promise<object> {
  const { db, now } = services;
  const at = now();
  await db.runTransaction(async (transaction) => {
    await readIdleRun({ db, transaction }, services, caller, runId);
    const steps = await transaction.get(db.collection(documents.importSteps(runId).path).limit(1).select());
    if (!steps.empty) throw new AppError('import/applied');
    await rememberHeadings(db, transaction, caller, { headings, reading });
    updateDocument(transaction, refTo(db, documents.importRun(runId)), {
      reading,
      state: 'reading',
      failure: null,
      records: 0,
      pages: 0,
      attempts: 0,
      list: null,
      updatedAt: at,
    });
  });
  const outdated = db.collection(documents.importRows(runId).path).where('changedAt', '<=', Timestamp.fromMillis(at));
  await removeFound(services, outdated, at + CALLABLE_TIMEOUT_MS);
  await beginTask(services, runId);
  return {};
}
