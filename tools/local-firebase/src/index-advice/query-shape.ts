import { isEquality, type Query } from '../engine/query/query-model.ts';
import { DOCUMENT_NAME, type FieldPath } from '../store/field-path.ts';
import { fieldText } from './field-text.ts';
import type { IndexField, QueryScope } from './index-file.ts';

/** Parts of a query that decide which index it needs; values do not matter. */
export interface QueryShape {
  readonly collection: string;
  readonly scope: QueryScope;
  /** Fields that are equal to something, by name. */
  readonly equal: readonly string[];
  /** Arrays that contain something. */
  readonly contains: readonly string[];
  /** The rest of the order, without the document's name. */
  readonly order: readonly IndexField[];
  readonly nameDescending: boolean;
}

/**
 * The shapes of a query. Each alternative of `or`, `in` and `array-contains-any` has one, since each is looked up by
 * itself. None where no index is involved.
 *
 * @param summed fields of sums and averages, which an index must hold as well
 */
export function queryShapes(query: Query, summed: readonly FieldPath[]): QueryShape[] {
  const { collectionId, allDescendants } = query.scope;
  // Searches by distance have indexes of their own kind; a query of no collection goes by name.
  if (collectionId === null || query.nearest) return [];
  const shapes = query.disjuncts.map((constraints): QueryShape | null => {
    if (constraints.some(({ field, op }) => field[0] === DOCUMENT_NAME && op === 'EQ')) return null;
    const named = constraints.filter(({ field }) => field[0] !== DOCUMENT_NAME);
    const equal = fieldsOf(named.filter(isEquality));
    const contains = fieldsOf(named.filter(({ op }) => op === 'CONTAINS'));
    const order = query.orders
      .filter(({ field }) => field[0] !== DOCUMENT_NAME)
      .map(({ field, descending }) => ordered(field, descending));
    const nameDescending = query.orders.at(-1)?.descending ?? false;
    const added = summed
      .map((field) => ordered(field, nameDescending))
      .filter(({ field }) => !order.some((each) => each.field === field));
    const free = [...order, ...added].filter(({ field }) => !equal.includes(field));
    return {
      collection: collectionId,
      scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      equal,
      contains,
      order: free,
      nameDescending,
    };
  });
  return shapes.filter((shape) => shape !== null);
}

function fieldsOf(constraints: readonly { field: FieldPath }[]): string[] {
  return [...new Set(constraints.map(({ field }) => fieldText(field)))].sort();
}

function ordered(field: FieldPath, descending: boolean): IndexField {
  return { field: fieldText(field), mode: descending ? 'DESCENDING' : 'ASCENDING' };
}
