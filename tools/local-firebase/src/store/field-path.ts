import { RpcError } from '../service.ts';
import type { Wire } from '../service.ts';
import type { Fields, StoredDocument } from './stored-document.ts';

export type FieldPath = readonly string[];

export const DOCUMENT_NAME = '__name__';

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*(\.[A-Za-z_][A-Za-z_0-9]*)*$/;
const SEGMENT = /(?:`((?:[^`\\]|\\.)+)`|([^`.~*/[\]]+))(\.|$)/gsy;

/** Parses `a.b` or `` `odd name`.b ``; backquotes and backslashes are escaped by a backslash. */
export function parseFieldPath(text: string): FieldPath {
  if (SIMPLE.test(text)) return text.split('.');
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  let dot = '.';
  while (SEGMENT.lastIndex < text.length) {
    const match = SEGMENT.exec(text);
    if (!match) break;
    segments.push(match[1]?.replace(/\\(.)/gs, '$1') ?? match[2] ?? '');
    dot = match[3] ?? '';
    if (dot === '') return segments;
  }
  throw new RpcError('INVALID_ARGUMENT', `Invalid field path: "${text}".`);
}

/** The value at a path, or undefined. Own fields only: a field may be called `constructor`. */
export function valueAt(fields: Fields, path: FieldPath): Wire | undefined {
  let map: Fields | undefined = fields;
  let value: Wire | undefined;
  for (const segment of path) {
    value = map && Object.hasOwn(map, segment) ? map[segment] : undefined;
    if (value === undefined) return undefined;
    map = value.mapValue ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
}

/** Like `valueAt`, and `__name__` is the document's own reference. */
export function documentValue(document: StoredDocument, path: FieldPath): Wire | undefined {
  if (path[0] === DOCUMENT_NAME) return { referenceValue: document.name };
  return valueAt(document.fields, path);
}

/** A copy with the value set at the path (deleted when undefined); maps on the way are made as needed. */
export function withValue(fields: Fields, path: FieldPath, value: Wire | undefined): Fields {
  const [head = '', ...rest] = path;
  const copy: Record<string, Wire> = { ...fields };
  if (rest.length === 0) {
    if (value === undefined) delete copy[head];
    else copy[head] = value;
    return copy;
  }
  const inner = Object.hasOwn(copy, head) ? copy[head]?.mapValue : undefined;
  if (!inner && value === undefined) return fields;
  copy[head] = { mapValue: { fields: withValue(inner?.fields ?? {}, rest, value) } };
  return copy;
}

/** Only the fields named by the paths. */
export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  let out: Fields = {};
  for (const path of paths) {
    const value = valueAt(fields, path);
    if (value !== undefined) out = withValue(out, path, value);
  }
  return out;
}
