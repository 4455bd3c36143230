import type { CallableOutput } from '@countin/domain/callables';
import { importObjects } from '@countin/domain/imports';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { readPermittedRun } from './permitted-run.ts';

/**
 * State and progress of a run.
 *
 * @throws AppError `import/not-found`
 */
export async function readImport(
  services: Services,
  caller: string,
  { runId }: ParsedInput<'readImport'>,
): Promise<CallableOutput<'readImport'>> {
  const { artistIds: _ids, attempts: _attempts, ...run } = await readPermittedRun(services, services, caller, runId);
  return { run };
}

/**
 * A page of the file's records, as JSON. One that is not there, or no longer, has none.
 *
 * @throws AppError `import/not-found`
 */
export async function readImportRecords(
  services: Services,
  caller: string,
  { runId, page }: ParsedInput<'readImportRecords'>,
): Promise<CallableOutput<'readImportRecords'>> {
  const { pages } = await readPermittedRun(services, services, caller, runId);
  return { records: page < pages ? await recordsJson(services, runId, page) : '[]' };
}

/** A page of a run's records as it is stored: a JSON array. */
export async function recordsJson({ objects }: Services, runId: string, page: number): Promise<string> {
  return Buffer.from(await objects.read(importObjects.records(runId, page))).toString();
}
