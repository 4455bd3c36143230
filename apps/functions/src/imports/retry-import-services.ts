import { documents } from '@countin/domain/documents';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { beginTask } from './continue-import.ts';
import { readIdleRun } from './permitted-run.ts';
import { NOT_CONFIGURED } from './reading/lists/asked-services.ts';

/**
 * Asks services again that a list's reading has not reached, for their rows alone. Without such a service, and while the
 * list is read, nothing is done.
 *
 * @throws AppError `import/not-found`, `import/working`
 */
export async function retryImportServices(
  services: Services,
  caller: string,
  { runId }: ParsedInput<'retryImportServices'>,
): Promise<object> {
  const { db, now, catalogues } = services;
  const configured = new Set<string>(catalogues.finders.map(({ catalogue }) => catalogue));
  const begins = await db.runTransaction(async (transaction) => {
    const { state, list } = await readIdleRun({ db, transaction }, services, caller, runId);
    const missed = (list?.services ?? []).some(({ catalogue, notReached, reason }) =>
      reason === NOT_CONFIGURED ? configured.has(catalogue) : notReached > 0,
    );
    if (state !== 'open' || !list || !missed) return false;
    updateDocument(transaction, refTo(db, documents.importRun(runId)), {
      state: 'reading',
      list: { ...list, again: { page: 0 } },
      attempts: 0,
      updatedAt: now(),
    });
    return true;
  });
  if (begins) await beginTask(services, runId);
  return {};
}
