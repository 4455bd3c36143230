import * as v from 'valibot';

/** Content of a form: a valid value, or the error code of each field. */
export type FormResult<T> =
  | { readonly value: T; readonly errorCodes: ReadonlyMap<string, string> }
  | { readonly value: null; readonly errorCodes: ReadonlyMap<string, string> };

/** Parses a form. Error codes are by the path of their field, such as `from.date`. */
export function readForm<T>(schema: v.GenericSchema<unknown, T>, typed: unknown): FormResult<T> {
  const parsed = v.safeParse(schema, typed);
  if (parsed.success) return { value: parsed.output, errorCodes: new Map() };
  return {
    value: null,
    errorCodes: new Map(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
  };
}
