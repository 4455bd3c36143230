import { documents, readField } from '@countin/domain/documents';
import { IMPORT_FUNCTION } from '../platform/senders/import-queue.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { readImportFile } from './reading/read-import-file.ts';
import { runWork } from './works/run-work.ts';

/** States in which the server has work to do. */
const STATES_AT_WORK = ['reading', 'working'] as const;

/**
 * Asks for the work on a run to begin. Where the queue is away, the schedule asks again.
 *
 * @param at not before, milliseconds since 1970
 */
export async function beginTask(services: Services, runId: string, at = services.now()): Promise<void> {
  try {
    await services.queueImport(runId, at);
  } catch (error) {
    services.log(`The queue of ${IMPORT_FUNCTION} is away.`, error);
  }
}

/**
 * Goes on with what a run waits for. A task that comes twice is harmless, since only one works on a run.
 *
 * @param deadline when to begin nothing more, milliseconds since 1970
 */
export async function continueImport(services: Services, runId: string, deadline: number): Promise<void> {
  const stored = await services.db.doc(documents.importRun(runId).path).get();
  const state = readField(documents.importRun, stored, 'state');
  const again = state === 'reading' ? await readImportFile(services, runId, deadline) : null;
  if (again !== null) await beginTask(services, runId, again);
  if (state === 'working' && (await runWork(services, runId, deadline))) await beginTask(services, runId);
}

/**
 * Queues the work on every run that waits for the server: its task may be lost. Nothing is worked on in this process,
 * since files are read in processes with more memory.
 *
 * @param deadline milliseconds since 1970
 */
export async function queueLeftImports(services: Services, deadline: number): Promise<void> {
  const waiting = services.db.collection(documents.importRuns().path).where('state', 'in', STATES_AT_WORK).select();
  await forEachPage(services, waiting, deadline, ({ id }) => beginTask(services, id));
}
