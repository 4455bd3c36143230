import { documentValue } from '../../store/field-path.ts';
import { inScope } from '../../store/scope.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { NAN_KEY, NULL_KEY, encodeValue } from '../../store/value-order.ts';
import type { Wire } from '../../service.ts';
import type { Constraint, Query } from './query-model.ts';
import { sortKey } from './sort-key.ts';

/** Whether a query would return a document, were it not for offset and limit. */
export function matches(query: Query, document: StoredDocument): boolean {
  if (!inScope(query.scope, document.path)) return false;
  if (!query.disjuncts.some((constraints) => constraints.every((constraint) => passes(constraint, document))))
    return false;
  const ordered = query.orders.every(({ field }) => documentValue(document, field) !== undefined);
  if (!ordered || (!query.start && !query.end)) return ordered;
  const key = sortKey(query.orders, document);
  return !(query.start && key < query.start.bound) && !(query.end && key >= query.end.bound);
}

function passes({ field, op, keys }: Constraint, document: StoredDocument): boolean {
  const value = documentValue(document, field);
  if (value === undefined) return false;
  const operand = keys[0] ?? '';
  if (op === 'CONTAINS') {
    return (value.arrayValue?.values ?? []).some((element: Wire) => encodeValue(element) === operand);
  }
  const key = encodeValue(value);
  switch (op) {
    case 'EQ':
    case 'IS_NULL':
    case 'IS_NAN':
      return key === operand;
    case 'NEQ':
    case 'IS_NOT_NULL':
    case 'IS_NOT_NAN':
      return key !== NULL_KEY && key !== operand;
    case 'NOT_IN':
      return key !== NULL_KEY && !keys.includes(key) && !keys.includes(NULL_KEY);
    default:
      return key[0] === operand[0] && key !== NAN_KEY && inRange(op, key, operand);
  }
}

function inRange(op: Constraint['op'], key: string, operand: string): boolean {
  if (op === 'LT') return key < operand;
  if (op === 'LTE') return key <= operand;
  if (op === 'GT') return key > operand;
  return key >= operand;
}
