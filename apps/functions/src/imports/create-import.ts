import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { importObjects } from '@countin/domain/imports';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refTo } from '../platform/write-document.ts';
import { rememberHeadings } from './chosen-headings.ts';
import { beginTask } from './continue-import.ts';
import { KEPT_MS, MOST_RUNS } from './kept-runs.ts';
import { readImport } from './read-import.ts';

/**
 * Makes a run of an uploaded file, and has the file read. The same `runId` again changes nothing.
 *
 * @throws AppError `import/no-file`, `import/too-many`; `import/not-found` for the id of another account's run
 */
export async function createImport(
  services: Services,
  caller: string,
  { runId, name, reading, headings }: ParsedInput<'createImport'>,
): Promise<CallableOutput<'createImport'>> {
  const { db, objects, now } = services;
  const bytes = await objects.sizeOf(importObjects.file(caller, runId));
  const target = refTo(db, documents.importRun(runId));
  await db.runTransaction(async (transaction) => {
    const [stored, user, kept] = await Promise.all([
      transaction.get(target.ref),
      transaction.get(db.doc(documents.user(caller).path)),
      transaction.get(
        db.collection(documents.importRuns().path).where('createdBy', '==', caller).limit(MOST_RUNS).select(),
      ),
    ]);
    const existing = readDocument(documents.importRun, stored);
    if (existing && (existing.createdBy !== caller || existing.removeAt <= now()))
      throw new AppError('import/not-found');
    if (existing) return;
    if (bytes === null) throw new AppError('import/no-file');
    if (kept.size >= MOST_RUNS) throw new AppError('import/too-many');
    await rememberHeadings(db, transaction, caller, { headings, reading });
    createDocument(transaction, target, {
      id: runId,
      createdBy: caller,
      createdByName: readField(documents.user, user, 'displayName') ?? '',
      createdAt: now(),
      updatedAt: now(),
      removeAt: now() + KEPT_MS,
      name,
      bytes,
      reading,
      state: 'reading',
      failure: null,
      records: 0,
      pages: 0,
      artists: [],
      artistIds: [],
      columnValues: [],
      works: [],
    });
  });
  const [created] = await Promise.all([readImport(services, caller, { runId }), beginTask(services, runId)]);
  return created;
}
