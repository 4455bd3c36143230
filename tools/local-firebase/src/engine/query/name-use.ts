import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { DOCUMENT_NAME } from '../../store/field-path.ts';
import type { OrderedField } from '../../store/index-spec.ts';
import { isInequality } from './query-model.ts';
import type { Constraint } from './query-model.ts';

/** Refuses, as the hosted service does, what no index could answer: it has the document's name last. */
export function checkNameUse(
  where: Wire | undefined,
  disjuncts: readonly (readonly Constraint[])[],
  orders: readonly OrderedField[],
): void {
  if (orders.findIndex(({ field }) => field[0] === DOCUMENT_NAME) < orders.length - 1) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `The order by clause cannot contain more fields after the key ${DOCUMENT_NAME}.`,
    );
  }
  if (!equatesName(where)) return;
  const unequal = disjuncts.flat().filter(isInequality);
  if (unequal.length === 0 || unequal.some(({ field }) => field[0] === DOCUMENT_NAME)) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  );
}

function equatesName(filter: Wire | undefined): boolean {
  if (filter?.compositeFilter) return (filter.compositeFilter.filters ?? []).some(equatesName);
  return filter?.fieldFilter?.op === 'EQUAL' && filter.fieldFilter.field?.fieldPath === DOCUMENT_NAME;
}
