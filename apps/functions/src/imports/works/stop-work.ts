import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { beginTask } from '../continue-import.ts';
import { readPermittedRun } from '../permitted-run.ts';

/**
 * Asks a work to end. The process that goes on with it ends it, so that nothing is written afterwards.
 *
 * @throws AppError `import/not-found`, also for a work that the run does not have
 */
export async function stopImportWork(
  services: Services,
  caller: string,
  { runId, work }: ParsedInput<'stopImportWork'>,
): Promise<object> {
  const { db, now } = services;
  const target = refTo(db, documents.importRun(runId));
  await db.runTransaction(async (transaction) => {
    const run = await readPermittedRun({ db, transaction }, services, caller, runId);
    const user = await transaction.get(db.doc(documents.user(caller).path));
    const stopped = run.works.find((each) => each.work === work);
    if (!stopped) throw new AppError('import/not-found');
    if (stopped.endedAt !== null || stopped.stoppedBy !== null) return;
    const stoppedByName = readField(documents.user, user, 'displayName') ?? '';
    const works = run.works.map((each) => (each === stopped ? { ...each, stoppedBy: caller, stoppedByName } : each));
    updateDocument(transaction, target, { works, updatedAt: now() });
  });
  // The task of the work may have failed, and waits for the schedule.
  await beginTask(services, runId);
  return {};
}
