import type protobuf from 'protobufjs';

type Json = Record<string, unknown>;

/** Sets a field, by its dotted path in snake or camel case, on a request's JSON. */
export function setField(json: Json, path: string, value: unknown): void {
  const segments = path.split('.').map(camelCase);
  const last = segments.pop();
  let target = json;
  for (const segment of segments) target = (target[segment] ??= {}) as Json;
  if (last !== undefined) target[last] = value;
}

/**
 * Query parameters as fields of a request: `updateMask.fieldPaths=a&currentDocument.exists=true`. Repeated
 * fields gather their values; parameters that are no field (`key`, `alt`) are left out.
 */
export function setQueryParameters(json: Json, type: protobuf.Type, parameters: URLSearchParams): void {
  for (const path of new Set(parameters.keys())) {
    const field = fieldAt(type, path.split('.').map(camelCase));
    const values = parameters.getAll(path);
    if (!field) continue;
    if (field.repeated) setField(json, path, values);
    else setField(json, path, field.type === 'bool' ? values.at(-1) === 'true' : values.at(-1));
  }
}

function fieldAt(type: protobuf.Type, segments: readonly string[]): protobuf.Field | undefined {
  const [first = '', ...rest] = segments;
  const field = type.fields[first];
  if (!field || rest.length === 0) return field;
  return field.resolvedType && 'fields' in field.resolvedType ? fieldAt(field.resolvedType, rest) : undefined;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
