import type { QueryConstraint, RulesQuery } from '../../rules-contract.ts';
import type { Wire } from '../../service.ts';
import { limits } from '../limits.ts';

type Conjunction = readonly QueryConstraint[];

/**
 * The conjunctions whose union is the query. IN and CONTAINS_ANY become one conjunction per value, unless that makes
 * too many. A query without filters is one empty conjunction.
 */
export function unfoldDisjuncts(query: RulesQuery | undefined): readonly Conjunction[] {
  const disjuncts: readonly Conjunction[] =
    query === undefined || query.disjuncts.length === 0 ? [[]] : query.disjuncts;
  const unfolded: Conjunction[] = [];
  for (const conjunction of disjuncts) {
    const parts = unfold(conjunction);
    if (unfolded.length + parts.length > limits.disjuncts) return disjuncts;
    unfolded.push(...parts);
  }
  return unfolded;
}

function unfold(conjunction: Conjunction): readonly Conjunction[] {
  let parts: readonly Conjunction[] = [[]];
  for (const constraint of conjunction) {
    const choices = choicesOf(constraint);
    if (parts.length * choices.length > limits.disjuncts) return [conjunction];
    parts = parts.flatMap((part) => choices.map((choice) => [...part, choice]));
  }
  return parts;
}

function choicesOf(constraint: QueryConstraint): readonly QueryConstraint[] {
  if (constraint.op !== 'IN' && constraint.op !== 'CONTAINS_ANY') return [constraint];
  const values: readonly Wire[] = constraint.value?.arrayValue?.values ?? [];
  const op = constraint.op === 'IN' ? 'EQ' : 'CONTAINS';
  return values.length === 0 ? [constraint] : values.map((value) => ({ field: constraint.field, op, value }));
}
