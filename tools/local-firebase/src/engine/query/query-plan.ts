import { DOCUMENT_NAME } from '../../store/field-path.ts';
import type { IndexSpec } from '../../store/index-spec.ts';
import type { Scope } from '../../store/scope.ts';
import { encodeValue } from '../../store/value-order.ts';
import { isEquality, isInequality } from './query-model.ts';
import type { Constraint, CursorPosition, Query } from './query-model.ts';
import { fieldRange } from './field-range.ts';
import { LAST, orderComponent } from './sort-key.ts';

/** Plan of one disjunct: an index of this shape, and the range of its entries. */
export interface IndexPlan {
  readonly spec: IndexSpec;
  /** Entries `[from, to)`: every match, in the order of results, possibly others as well. */
  readonly from: string;
  readonly to: string;
  /** True when every entry in the range is a match, so that counting needs no document. */
  readonly exact: boolean;
}

/** Plans one disjunct; null when it only goes by name, which needs no index. */
export function planIndex(query: Query, constraints: readonly Constraint[]): IndexPlan | null {
  const equal = new Map<string, Constraint>();
  for (const constraint of constraints) {
    if (isEquality(constraint) && constraint.field[0] !== DOCUMENT_NAME)
      equal.set(constraint.field.join('\0'), constraint);
  }
  const equalities = [...equal.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, constraint]) => constraint);
  const contains = constraints.find(({ op }) => op === 'CONTAINS');
  const free = query.orders.filter(({ field }) => !equal.has(field.join('\0')));
  const order = free.slice(0, -1);
  if (equalities.length === 0 && !contains && order.length === 0) return null;

  const prefix = [...equalities, ...(contains ? [contains] : [])].map(({ keys }) => keys[0] ?? '').join('');
  const first = order[0];
  const ranges = first
    ? constraints.filter((c) => isInequality(c) && c.field.join('\0') === first.field.join('\0'))
    : [];
  const [low, high] = first ? fieldRange(ranges, first.descending) : ['', LAST];
  const start = query.start ? cursorKey(query, query.start, equal) : null;
  const end = query.end ? cursorKey(query, query.end, equal) : null;
  const used = equalities.length + (contains ? 1 : 0) + ranges.filter(isExactRange).length;
  return {
    spec: {
      equal: equalities.map(({ field }) => field),
      contains: contains?.field ?? null,
      order,
      descending: query.orders.at(-1)?.descending ?? false,
    },
    from: prefix + (start !== null && start > low ? start : low),
    to: prefix + (end !== null && end < high ? end : high),
    exact: used === constraints.length && !query.start && !query.end && isIndexed(query.scope),
  };
}

/** Whether an index has no other documents: that of a group has those below all ancestors. */
function isIndexed({ ancestor, allDescendants }: Scope): boolean {
  return ancestor === '' || !allDescendants;
}

/** Whether `fieldRange` says all there is about a constraint. */
function isExactRange({ op }: Constraint): boolean {
  return op.startsWith('LT') || op.startsWith('GT') || op === 'IS_NOT_NULL';
}

/**
 * A cursor as a bound behind the index's prefix. Equality fields are not repeated there. If the cursor has another
 * value for one, its further values are meaningless and the bound ends early.
 */
function cursorKey(query: Query, cursor: CursorPosition, equal: ReadonlyMap<string, Constraint>): string | null {
  let key = '';
  for (const [i, value] of cursor.values.entries()) {
    const order = query.orders[i];
    const fixed = equal.get(order?.field.join('\0') ?? '');
    if (fixed && fixed.keys[0] !== encodeValue(value)) return null;
    if (order && !fixed) key += orderComponent(order, value);
  }
  return cursor.before ? key : key + LAST;
}
