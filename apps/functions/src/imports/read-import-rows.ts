import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument, type DocumentOf, type DocumentType } from '@countin/domain/documents';
import { FieldPath } from '@google-cloud/firestore';
import type { GenericSchema } from 'valibot';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { readPermittedRun } from './permitted-run.ts';

/** Rows may have long corrections; steps are small. */
const [ROWS, STEPS] = [100, 500];
/** Characters of JSON of one answer's rows. A row alone may have some more. */
const MOST_CHARACTERS = 2_000_000;
/** Ids of rows and steps. */
const CURSOR = /^\d{1,6}(?:\.\d{1,6})?$/;

/**
 * Rows that somebody has touched, and what works did to rows.
 *
 * @throws AppError `import/not-found`; `field/id` for a cursor that no answer had
 */
export async function readImportRows(
  services: Services,
  caller: string,
  { runId, rowsAfter, stepsAfter }: ParsedInput<'readImportRows'>,
): Promise<CallableOutput<'readImportRows'>> {
  await readPermittedRun(services, services, caller, runId);
  const [rows, steps] = await Promise.all([
    pageOf(services, documents.importRows(runId), rowsAfter, ROWS),
    pageOf(services, documents.importSteps(runId), stepsAfter, STEPS),
  ]);
  return { rows: rows.found, steps: steps.found, nextRows: rows.next, nextSteps: steps.next };
}

async function pageOf<S extends GenericSchema>(
  { db, log }: Services,
  collection: { readonly path: string } & DocumentType<S>,
  after: string | null,
  most: number,
): Promise<{ readonly found: DocumentOf<DocumentType<S>>[]; readonly next: string | null }> {
  if (after !== null && !CURSOR.test(after)) throw new AppError('field/id');
  const all = db.collection(collection.path).orderBy(FieldPath.documentId()).limit(most);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const found: DocumentOf<DocumentType<S>>[] = [];
  let characters = 0;
  for (const stored of docs) {
    const each = readValidDocument(collection, stored, log);
    if (each !== null) found.push(each);
    characters += JSON.stringify(each).length;
    if (characters > MOST_CHARACTERS) return { found, next: stored.id };
  }
  return { found, next: docs.length === most ? (docs.at(-1)?.id ?? null) : null };
}
