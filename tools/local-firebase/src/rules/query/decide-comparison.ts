import { equal, requireKnown } from '../values/equality.ts';
import { EvaluationError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import { order } from '../values/ordering.ts';
import type { Value } from '../values/value.ts';
import { isList, typeOf } from '../values/value.ts';
import type { Fact } from './query-field.ts';
import type { QueryField } from './query-field.ts';

export type Comparison = '<' | '<=' | '>' | '>=';

/** Truth of `field == value` by the filters. Throws EvaluationError where they imply nothing. */
export function decideEqual(field: QueryField, value: Value, meter: Meter): boolean {
  requireKnown(value);
  const facts = field.facts.on(field.path);
  if (facts.some((fact) => excludes(fact, value, meter))) return false;
  const pinned =
    facts.some((fact) => fact.op === 'GTE' && equal(fact.value, value, meter)) &&
    facts.some((fact) => fact.op === 'LTE' && equal(fact.value, value, meter));
  if (pinned) return true;
  throw new EvaluationError(field.describeOpen());
}

/** True when no document that passes the filter can have this value in the field. */
function excludes(fact: Fact, value: Value, meter: Meter): boolean {
  switch (fact.op) {
    case 'NEQ':
      // `!=` and `not-in` pass over nulls.
      return value === null || equal(fact.value, value, meter);
    case 'NOT_IN':
      return value === null || listed(fact.value).some((item) => equal(item, value, meter));
    case 'IN':
      return !listed(fact.value).some((item) => equal(item, value, meter));
    case 'IS_NOT_NULL':
    case 'IS_NOT_NAN':
      return value === null;
    case 'CONTAINS':
      return !isList(value) || !value.some((item) => equal(item, fact.value, meter));
    case 'CONTAINS_ANY':
      return !isList(value);
    case 'LT':
      return isOutside(value, fact.value, (sign) => sign < 0);
    case 'LTE':
      return isOutside(value, fact.value, (sign) => sign <= 0);
    case 'GT':
      return isOutside(value, fact.value, (sign) => sign > 0);
    case 'GTE':
      return isOutside(value, fact.value, (sign) => sign >= 0);
    default:
      return false;
  }
}

/** Range filters stay within a type. A value of another type is outside, one of a type without order may be inside. */
function isOutside(value: Value, bound: Value, isInside: (sign: number) => boolean): boolean {
  const sign = order(value, bound);
  return sign === undefined ? typeOf(value) !== typeOf(bound) : !isInside(sign);
}

function listed(value: Value): readonly Value[] {
  return isList(value) ? value : [];
}

/** Truth of `field < value` and the like by the filters. Throws EvaluationError where they imply nothing. */
export function decideOrder(field: QueryField, operator: Comparison, value: Value): boolean {
  for (const fact of field.facts.on(field.path)) {
    const decided = decideByBound(fact, operator, order(fact.value, value));
    if (decided !== undefined) return decided;
  }
  throw new EvaluationError(field.describeOpen());
}

/** `sign` is the order of the filter's bound and the compared value. */
function decideByBound(fact: Fact, operator: Comparison, sign: number | undefined): boolean | undefined {
  if (sign === undefined || Number.isNaN(sign)) return undefined;
  const wantsBelow = operator === '<' || operator === '<=';
  const wantsEqual = operator === '<=' || operator === '>=';
  const boundsBelow = fact.op === 'LT' || fact.op === 'LTE';
  const boundsEqual = fact.op === 'LTE' || fact.op === 'GTE';
  if (!boundsBelow && fact.op !== 'GT' && fact.op !== 'GTE') return undefined;
  // Turned so that the bound is an upper one: the field is at most the bound.
  const distance = boundsBelow ? sign : -sign;
  if (boundsBelow === wantsBelow) {
    const implied = distance < 0 || (distance === 0 && (wantsEqual || !boundsEqual));
    return implied ? true : undefined;
  }
  const refuted = distance < 0 || (distance === 0 && !(wantsEqual && boundsEqual));
  return refuted ? false : undefined;
}
