import type { NameRange } from '../../store/document-table.ts';
import { DOCUMENT_NAME } from '../../store/field-path.ts';
import type { Wire } from '../../service.ts';
import type { Constraint, Query } from './query-model.ts';
import { parseName } from '../values/resource-path.ts';

type Bound = NonNullable<NameRange['from']>;

/**
 * Bounds for a query that goes by name alone, from its cursors or else from its filters on the
 * name. They may let too much through, never too little: every document is tested anyway.
 */
export function nameRange(query: Query, constraints: readonly Constraint[]): NameRange {
  const descending = query.orders[0]?.descending ?? false;
  const start = query.start && toBound(query.start.values[0], query.start.before);
  const end = query.end && toBound(query.end.values[0], !query.end.before);
  const [low, high] = descending ? [end, start] : [start, end];
  return {
    from: low ?? filterBound(constraints, 'GT', 'GTE'),
    to: high ?? filterBound(constraints, 'LT', 'LTE'),
  };
}

function toBound(value: Wire | undefined, inclusive: boolean): Bound | undefined {
  return value && { path: parseName(value.referenceValue).path, inclusive };
}

function filterBound(constraints: readonly Constraint[], strict: string, inclusive: string): Bound | undefined {
  const found = constraints.find(({ field, op }) => field[0] === DOCUMENT_NAME && (op === strict || op === inclusive));
  return found && toBound(found.value, found.op === inclusive);
}
