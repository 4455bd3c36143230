import { DOCUMENT_NAME, documentValue } from '../../store/field-path.ts';
import { directed } from '../../store/index-spec.ts';
import type { OrderedField } from '../../store/index-spec.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { encodePath, encodeValue } from '../../store/value-order.ts';
import type { Wire } from '../../service.ts';
import { parseName } from '../values/resource-path.ts';

/** Sorts after every continuation of what it is appended to: no component starts with this byte. */
export const LAST = '\u00ff';

/** A document's sort key in the order of results; compares with `<`. Every order field must be present. */
export function sortKey(orders: readonly OrderedField[], document: StoredDocument): string {
  let key = '';
  for (const order of orders) key += orderComponent(order, documentValue(document, order.field) ?? {});
  return key;
}

/** A value as one component of a sort key. Names are ordered by path. */
export function orderComponent({ field, descending }: OrderedField, value: Wire): string {
  const encoded = field[0] === DOCUMENT_NAME ? encodePath(parseName(value.referenceValue).path) : encodeValue(value);
  return directed(encoded, descending);
}
