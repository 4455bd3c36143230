import * as v from 'valibot';
import { ImportPageError } from './import-page-error.ts';

/**
 * What JSON says, checked by a schema.
 *
 * @param what it is, for the error
 * @throws ImportPageError if it is no JSON, or of another shape
 */
export function readPage<S extends v.GenericSchema>(schema: S, text: string, what: string): v.InferOutput<S> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ImportPageError(`a page of ${what} is no JSON`, { cause });
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ImportPageError(`a page of ${what} has a wrong ${v.getDotPath(issue) ?? 'list'}: ${issue.message}`);
}
