import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ImportRun } from '@countin/domain/imports';
import type { Source } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { mayEditAll } from './visible-artists.ts';

/**
 * Reads a run that the caller may open: its maker, and who may edit every artist of it. In a transaction, the decision
 * holds until its commit.
 *
 * @throws AppError `import/not-found`, also for a run of others
 */
export async function readPermittedRun(
  source: Source,
  { now }: Pick<Services, 'now'>,
  caller: string,
  runId: string,
): Promise<ImportRun> {
  const reference = source.db.doc(documents.importRun(runId).path);
  const run = readDocument(
    documents.importRun,
    await (source.transaction ? source.transaction.get(reference) : reference.get()),
  );
  // One whose time is over is being removed.
  if (!run || run.removeAt <= now()) throw new AppError('import/not-found');
  if (run.createdBy !== caller && !(await mayEditAll(source, caller, run.artistIds)))
    throw new AppError('import/not-found');
  return run;
}

/**
 * The same for a change of the run, which waits for the end of a work.
 *
 * @throws AppError `import/not-found`, `import/working`
 */
export async function readIdleRun(
  source: Source,
  services: Pick<Services, 'now'>,
  caller: string,
  runId: string,
): Promise<ImportRun> {
  const run = await readPermittedRun(source, services, caller, runId);
  if (run.state === 'working') throw new AppError('import/working');
  return run;
}
