import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';

/** Stored document without SDK types. */
export interface RawDocument {
  readonly id: string;
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Parses a document with its schema. The document id overrides an `id` field in the data.
 *
 * @throws AppError `service/unknown` if it does not match the schema
 */
export function parseDocument<S extends v.GenericSchema>(schema: S, document: RawDocument): v.InferOutput<S> {
  const parsed = v.safeParse(schema, { ...document.data, id: document.id });
  if (parsed.success) return parsed.output;
  throw new AppError('service/unknown', { cause: `${document.path}: ${issuesOf(parsed.issues)}` });
}

/** Parses a list of documents. An invalid document is logged and omitted, so that the others still appear. */
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
