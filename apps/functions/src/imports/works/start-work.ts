import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ImportWork, UndoChoice } from '@countin/domain/imports';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { beginTask } from '../continue-import.ts';
import { KEPT_MS } from '../kept-runs.ts';
import { readIdleRun } from '../permitted-run.ts';

/** Works of one run: each is an entry of its document. */
const MOST_WORKS = 100;

/**
 * Begins to write the releases of a run's rows. The work goes on by itself.
 *
 * @throws AppError `import/not-found`, `import/working`, `import/too-many`
 */
export function applyImport(
  services: Services,
  caller: string,
  { runId, digest, publish }: ParsedInput<'applyImport'>,
): Promise<{ work: number }> {
  return startWork(services, caller, runId, { kind: 'import', undoes: null, digest, publish });
}

/**
 * Begins to take a work back. The work goes on by itself.
 *
 * @throws AppError `import/not-found`, also for a work that the run does not have; `import/working`, `import/too-many`
 */
export async function undoImport(
  services: Services,
  caller: string,
  { runId, work, rows, force }: ParsedInput<'undoImport'>,
): Promise<{ work: number }> {
  return startWork(
    services,
    caller,
    runId,
    { kind: 'undo', undoes: work, digest: '', publish: false },
    { rows, force },
  );
}

type Wanted = Pick<ImportWork, 'kind' | 'undoes' | 'digest' | 'publish'>;

async function startWork(
  services: Services,
  caller: string,
  runId: string,
  wanted: Wanted,
  choice: UndoChoice | null = null,
): Promise<{ work: number }> {
  const { db, now } = services;
  const target = refTo(db, documents.importRun(runId));
  const work = await db.runTransaction(async (transaction) => {
    const run = await readIdleRun({ db, transaction }, services, caller, runId);
    if (run.state !== 'open') throw new AppError('import/not-found');
    if (run.works.length >= MOST_WORKS) throw new AppError('import/too-many');
    const known = run.works.some((each) => each.work === wanted.undoes && each.endedAt !== null);
    if (wanted.undoes !== null && !known) throw new AppError('import/not-found');
    const number = run.works.length + 1;
    const begun: ImportWork = {
      ...wanted,
      work: number,
      startedBy: caller,
      startedAt: now(),
      endedAt: null,
      total: null,
      done: 0,
      failed: 0,
      pages: 0,
      page: 0,
      code: '',
      attempts: 0,
      reached: 0,
      stoppedBy: null,
      stoppedByName: '',
    };
    if (choice) setDocument(transaction, refTo(db, documents.undoChoice(runId, String(number))), choice);
    const works = [...run.works, begun];
    updateDocument(transaction, target, { state: 'working', works, removeAt: now() + KEPT_MS, updatedAt: now() });
    return number;
  });
  await beginTask(services, runId);
  return { work };
}
