import { documents, readDocument } from '@countin/domain/documents';
import { importObjects, type ImportRun } from '@countin/domain/imports';
import { ImportFileError } from '@countin/import/records';
import type { Services } from '../../platform/services.ts';
import { holdSend } from '../../sending/send-run.ts';
import { visibleArtists } from '../visible-artists.ts';
import { objectSource } from './object-source.ts';
import { readCodeList } from './lists/read-code-list.ts';
import type { ReadingEnds } from './reading-ends.ts';
import { runReader } from './run-reader.ts';
import { ReadingReplaced, StoredReading } from './stored-reading.ts';

const RENEW_MS = 15_000;

/**
 * Reads the file of a run, and stores its records. Two processes never read for one run at once.
 *
 * @param deadline when to stop a reading that can go on later, milliseconds since 1970
 * @returns when to go on, milliseconds since 1970; null if nothing is left to do here
 */
export async function readImportFile(services: Services, runId: string, deadline: number): Promise<number | null> {
  const held = await holdSend(services, `import/${runId}`);
  if (!held) return null;
  const lost = new AbortController();
  // Another process has the run where this one did not renew in time.
  const renew = () => held.renew().then((own) => own || lost.abort(new Error('another process reads the file')));
  const renewing = setInterval(() => void renew().catch((error: unknown) => lost.abort(error)), RENEW_MS);
  try {
    for (;;) {
      const run = readDocument(documents.importRun, await services.db.doc(documents.importRun(runId).path).get());
      if (run?.state !== 'reading') return null;
      const end = await readOnce(services, run, { deadline, signal: lost.signal });
      // Read in another way meanwhile: that way is read next.
      if (end !== 'replaced') return end;
    }
  } finally {
    clearInterval(renewing);
    await held.end();
  }
}

async function readOnce(services: Services, run: ImportRun, ends: ReadingEnds): Promise<number | null | 'replaced'> {
  const isList = run.reading.format === 'codes';
  const stored = new StoredReading(services, run, isList, await visibleArtists(services.db, run.createdBy));
  try {
    await stored.begin();
    const again = await (isList ? readCodeList : readRecords)(services, stored, ends);
    await (again === null ? stored.complete() : stored.pause());
    return again;
  } catch (error) {
    return await settle(stored, error);
  }
}

/** What follows from an error: the run fails, or is read in another way, or the task is repeated. */
async function settle(stored: StoredReading, error: unknown): Promise<null | 'replaced'> {
  try {
    if (error instanceof ImportFileError) return (await stored.fail(error), null);
    if (!(error instanceof ReadingReplaced)) await stored.pause();
  } catch (later) {
    if (!(later instanceof ReadingReplaced)) throw later;
    return 'replaced';
  }
  if (error instanceof ReadingReplaced) return 'replaced';
  throw error;
}

async function readRecords(services: Services, stored: StoredReading, { signal }: ReadingEnds): Promise<null> {
  const { id, createdBy, reading } = stored.run;
  const file = await objectSource(services.objects, importObjects.file(createdBy, id));
  if (!file) throw new ImportFileError('file/empty');
  await runReader(file, reading, { onPage: (page) => stored.addPage(page), signal, log: services.log });
  return null;
}
