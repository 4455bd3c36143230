import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';

/** A document as it is stored, without the types of an SDK. */
export interface RawDocument {
  readonly id: string;
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Reads a document by its schema; its id is the one it is stored under.
 *
 * @throws AppError `service/unknown` when it does not fit
 */
export function parseDocument<S extends v.GenericSchema>(schema: S, document: RawDocument): v.InferOutput<S> {
  const parsed = v.safeParse(schema, { ...document.data, id: document.id });
  if (parsed.success) return parsed.output;
  throw new AppError('service/unknown', { cause: `${document.path}: ${issuesOf(parsed.issues)}` });
}

/** Reads a list of documents. One that does not fit its schema is logged and left out, so that it hides no other. */
export function parseDocuments<S extends v.GenericSchema>(
  access: Pick<DataAccess, 'log'>,
  schema: S,
  documents: readonly RawDocument[],
): v.InferOutput<S>[] {
  return documents.flatMap((document) => {
    const parsed = v.safeParse(schema, { ...document.data, id: document.id });
    if (parsed.success) return [parsed.output];
    access.log(`Left out ${document.path}, which does not parse`, issuesOf(parsed.issues));
    return [];
  });
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; ');
}
