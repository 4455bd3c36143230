import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { DOCUMENT_NAME, parseFieldPath } from '../../store/field-path.ts';
import type { FieldPath } from '../../store/field-path.ts';
import type { OrderedField } from '../../store/index-spec.ts';
import type { Scope } from '../../store/scope.ts';
import { normaliseValue } from '../values/document-values.ts';
import { checkNameUse } from './name-use.ts';
import { parseNearest } from './nearest-neighbours.ts';
import { toDisjuncts } from './query-filter.ts';
import { isInequality } from './query-model.ts';
import type { Constraint, CursorPosition, Query } from './query-model.ts';
import { checkSegments } from '../values/resource-path.ts';
import { LAST, orderComponent } from './sort-key.ts';

/** Checks a StructuredQuery below a parent path. Throws INVALID_ARGUMENT. */
export function parseQuery(parent: string, structured: Wire | undefined): Query {
  if (!structured) throw new RpcError('INVALID_ARGUMENT', 'The request has no structured query.');
  const disjuncts = toDisjuncts(structured.where);
  const namedOrders = (structured.orderBy ?? []).map(parseOrder);
  const orders = completeOrders(namedOrders, disjuncts);
  checkNameUse(structured.where, disjuncts, orders);
  return {
    scope: parseScope(parent, structured.from ?? []),
    disjuncts,
    orders,
    namedOrders,
    start: parseCursor(structured.startAt, orders),
    end: parseCursor(structured.endAt, orders),
    offset: count(structured.offset ?? 0, 'offset'),
    limit: structured.limit === undefined ? null : count(structured.limit.value ?? 0, 'limit'),
    select: parseSelect(structured.select),
    nearest: structured.findNearest ? parseNearest(structured.findNearest) : null,
  };
}

function parseScope(ancestor: string, from: readonly Wire[]): Scope {
  if (from.length > 1) throw new RpcError('INVALID_ARGUMENT', 'A query can name one collection only.');
  const collectionId: string = from[0]?.collectionId ?? '';
  if (collectionId.includes('/')) throw new RpcError('INVALID_ARGUMENT', `Invalid collection id "${collectionId}".`);
  if (collectionId !== '') checkSegments(collectionId);
  return { ancestor, collectionId: collectionId || null, allDescendants: from[0]?.allDescendants === true };
}

function parseOrder(order: Wire): OrderedField {
  return { field: parseFieldPath(order.field?.fieldPath ?? ''), descending: order.direction === 'DESCENDING' };
}

/** Adds inequality fields by name, then the document's name, in the last named direction. */
function completeOrders(named: readonly OrderedField[], disjuncts: readonly (readonly Constraint[])[]): OrderedField[] {
  const descending = named.at(-1)?.descending ?? false;
  const orders = [...named];
  const seen = new Set(named.map(({ field }) => field.join('\0')));
  const add = (field: FieldPath): void => {
    if (seen.has(field.join('\0'))) return;
    seen.add(field.join('\0'));
    orders.push({ field, descending });
  };
  const unequal = disjuncts
    .flat()
    .filter(isInequality)
    .map(({ field }) => field);
  const byName = unequal.sort((a, b) => Buffer.compare(Buffer.from(a.join('\0')), Buffer.from(b.join('\0'))));
  for (const field of byName) if (field[0] !== DOCUMENT_NAME) add(field);
  add([DOCUMENT_NAME]);
  return orders;
}

function parseCursor(cursor: Wire | undefined, orders: readonly OrderedField[]): CursorPosition | null {
  if (!cursor) return null;
  const values: Wire[] = (cursor.values ?? []).map((value: Wire) => normaliseValue(value));
  if (values.length > orders.length)
    throw new RpcError('INVALID_ARGUMENT', 'A cursor has more values than the query has orders.');
  values.forEach((value, i) => {
    if (orders[i]?.field[0] === DOCUMENT_NAME && value.referenceValue === undefined) {
      throw new RpcError('INVALID_ARGUMENT', 'A cursor on __name__ must be a reference.');
    }
  });
  const prefix = values.map((value, i) => orderComponent(orders[i] as OrderedField, value)).join('');
  return { values, before: cursor.before === true, bound: cursor.before ? prefix : prefix + LAST };
}

function parseSelect(select: Wire | undefined): FieldPath[] | null {
  const fields: Wire[] = select?.fields ?? [];
  return fields.length === 0 ? null : fields.map(({ fieldPath }) => parseFieldPath(fieldPath ?? ''));
}

function count(value: number, what: string): number {
  if (Number.isInteger(value) && value >= 0) return value;
  throw new RpcError('INVALID_ARGUMENT', `The ${what} must not be negative.`);
}
