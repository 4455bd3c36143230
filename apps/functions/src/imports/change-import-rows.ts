import { documents } from '@countin/domain/documents';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { readIdleRun } from './permitted-run.ts';

/**
 * Keeps what a person has answered and corrected. Each row replaces what was there.
 *
 * @throws AppError `import/not-found`, `import/working`
 */
export async function changeImportRows(
  services: Services,
  caller: string,
  { runId, rows }: ParsedInput<'changeImportRows'>,
): Promise<object> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    await readIdleRun({ db, transaction }, services, caller, runId);
    for (const row of rows)
      setDocument(transaction, refTo(db, documents.importRow(runId, String(row.row))), {
        ...row,
        changedBy: caller,
        changedAt: now(),
      });
    updateDocument(transaction, refTo(db, documents.importRun(runId)), { updatedAt: now() });
  });
  return {};
}
