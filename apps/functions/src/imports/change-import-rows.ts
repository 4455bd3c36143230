import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { sameValue } from '@countin/domain/values';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { readIdleRun } from './permitted-run.ts';

/**
 * Keeps what a person has answered and corrected. Each row replaces what was there.
 *
 * @throws AppError `import/not-found`, `import/working`; `import/read-anew` for rows of another reading
 */
export async function changeImportRows(
  services: Services,
  caller: string,
  { runId, rows, reading }: ParsedInput<'changeImportRows'>,
): Promise<object> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    const run = await readIdleRun({ db, transaction }, services, caller, runId);
    if (reading && !sameValue(reading, run.reading)) throw new AppError('import/read-anew');
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
