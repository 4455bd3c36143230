import type { CallableOutput } from '@countin/domain/callables';
import { documents, idPages } from '@countin/domain/documents';
import { FieldPath } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';

/**
 * Reads which of these items the caller keeps. Costs one read for each item that is kept, and one for each 30 items of
 * which none is.
 */
export async function readKeptKeys(
  { db }: Pick<Services, 'db'>,
  caller: string,
  { keys }: ParsedInput<'readKeptKeys'>,
): Promise<CallableOutput<'readKeptKeys'>> {
  const kept = db.collection(documents.kept(caller).path);
  const found = await Promise.all(
    idPages([...new Set(keys)]).map((ids) => kept.where(FieldPath.documentId(), 'in', ids).select().get()),
  );
  return { kept: found.flatMap(({ docs }) => docs.map(({ id }) => id)) };
}
