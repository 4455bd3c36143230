import { complement, encodePath, encodeValue } from './value-order.ts';
import { valueAt } from './field-path.ts';
import type { StoredDocument } from './stored-document.ts';

/** One component of an index's order. */
export interface OrderedField {
  readonly field: readonly string[];
  readonly descending: boolean;
}

/**
 * Key of an index: equality fields, then array elements, then fields in result order, then the document's path. A query
 * with this shape is one range of entries.
 */
export interface IndexSpec {
  readonly equal: readonly (readonly string[])[];
  readonly contains: readonly string[] | null;
  readonly order: readonly OrderedField[];
  /** Direction of the path at the end. */
  readonly descending: boolean;
}

/** The keys under which an index files a document: none when it lacks a field, several for an array. */
export function indexKeys(spec: IndexSpec, document: StoredDocument): string[] {
  let head = '';
  for (const field of spec.equal) {
    const value = valueAt(document.fields, field);
    if (value === undefined) return [];
    head += encodeValue(value);
  }
  let tail = '';
  for (const { field, descending } of spec.order) {
    const value = valueAt(document.fields, field);
    if (value === undefined) return [];
    tail += directed(encodeValue(value), descending);
  }
  tail += directed(encodePath(document.path), spec.descending);
  if (spec.contains === null) return [head + tail];
  const elements = valueAt(document.fields, spec.contains)?.arrayValue?.values ?? [];
  return [...new Set<string>(elements.map(encodeValue))].map((element) => head + element + tail);
}

export function directed(encoded: string, descending: boolean): string {
  return descending ? complement(encoded) : encoded;
}
