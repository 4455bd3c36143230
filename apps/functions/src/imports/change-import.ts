import { documents } from '@countin/domain/documents';
import { AppError, isErrorCode } from '@countin/domain/errors';
import { importRunSchema, type ImportRun } from '@countin/domain/imports';
import * as v from 'valibot';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { readIdleRun } from './permitted-run.ts';
import { artistIdsOf } from './reading/stored-reading.ts';
import { mayEditAll } from './visible-artists.ts';

/**
 * Stores which artists the names stand for, and texts for every row. Names of the file that the call leaves out stay as
 * they are.
 *
 * @throws AppError `import/not-found`, `import/working`, `field/too-many`, `field/too-large`; `access/denied` for an artist that the caller may not edit
 */
export async function changeImport(
  services: Services,
  caller: string,
  { runId, artists, columnValues }: ParsedInput<'changeImport'>,
): Promise<object> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) => {
    const run = await readIdleRun({ db, transaction }, services, caller, runId);
    const merged = mergeArtists(run.artists, artists);
    const artistIds = artistIdsOf(merged);
    const added = artistIds.filter((artistId) => !run.artistIds.includes(artistId));
    // Who may edit all artists of a run sees it: nobody's list gets runs of strangers.
    if (added.length > 0 && !(await mayEditAll({ db, transaction }, caller, added)))
      throw new AppError('access/denied');
    updateDocument(transaction, refTo(db, documents.importRun(runId)), {
      artists: merged,
      artistIds,
      columnValues,
      updatedAt: now(),
    });
  });
  return {};
}

function mergeArtists(before: ImportRun['artists'], changed: ImportRun['artists']): ImportRun['artists'] {
  const merged = new Map([...before, ...changed].map((artist) => [artist.name, artist]));
  const parsed = v.safeParse(importRunSchema.entries.artists, [...merged.values()]);
  if (parsed.success) return parsed.output;
  const { message } = parsed.issues[0];
  throw new AppError(isErrorCode(message) ? message : 'field/too-many', { field: 'artists' });
}
