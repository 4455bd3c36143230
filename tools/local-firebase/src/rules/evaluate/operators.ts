import type { BinaryOperator } from '../syntax/ast.ts';
import { int64 } from '../library/math-functions.ts';
import type { Comparison } from '../query/decide-comparison.ts';
import { decideEqual, decideOrder } from '../query/decide-comparison.ts';
import { decideAmong, decideContains, decideType } from '../query/decide-membership.ts';
import { QueryField } from '../query/query-field.ts';
import { equal, requireKnown } from '../values/equality.ts';
import { EvaluationError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import { order } from '../values/ordering.ts';
import { RulesSet } from '../values/set.ts';
import type { TypeName, Value } from '../values/value.ts';
import { isList, isMap, isNumber, typeOf } from '../values/value.ts';
import { arithmetic } from './arithmetic.ts';

/** Applies an operator to evaluated operands. Throws EvaluationError on types it does not take. */
export function applyBinary(operator: BinaryOperator, left: Value, right: Value, meter: Meter): Value {
  switch (operator) {
    case '==':
      return areEqual(left, right, meter);
    case '!=':
      return !areEqual(left, right, meter);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return isOrdered(operator, left, right, meter);
    case 'in':
      return isIn(left, right, meter);
    default:
      requireKnown(left);
      requireKnown(right);
      return arithmetic(operator, left, right, meter);
  }
}

export function applyUnary(operator: '!' | '-', operand: Value): Value {
  requireKnown(operand);
  if (operator === '!') {
    if (typeof operand !== 'boolean') throw new EvaluationError(`! needs a bool, not ${typeOf(operand)}`);
    return !operand;
  }
  if (!isNumber(operand)) throw new EvaluationError(`- needs a number, not ${typeOf(operand)}`);
  return typeof operand === 'bigint' ? int64(-operand) : -operand;
}

function areEqual(left: Value, right: Value, meter: Meter): boolean {
  if (left instanceof QueryField) return decideEqual(left, right, meter);
  if (right instanceof QueryField) return decideEqual(right, left, meter);
  return equal(left, right, meter);
}

const MIRRORED: Readonly<Record<Comparison, Comparison>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function isOrdered(operator: Comparison, left: Value, right: Value, meter: Meter): boolean {
  if (left instanceof QueryField) return decideOrder(left, operator, right);
  if (right instanceof QueryField) return decideOrder(right, MIRRORED[operator], left);
  requireKnown(left);
  requireKnown(right);
  if (typeof left === 'string') meter.spendText(left.length);
  const sign = order(left, right);
  if (sign === undefined) throw new EvaluationError(`${operator} cannot compare ${typeOf(left)} with ${typeOf(right)}`);
  switch (operator) {
    case '<':
      return sign < 0;
    case '<=':
      return sign <= 0;
    case '>':
      return sign > 0;
    case '>=':
      return sign >= 0;
  }
}

function isIn(item: Value, container: Value, meter: Meter): boolean {
  if (container instanceof QueryField) return decideContains(container, item, meter);
  requireKnown(container);
  if (!isList(container) && !isMap(container) && !(container instanceof RulesSet)) {
    throw new EvaluationError(`in needs a list, set or map, not ${typeOf(container)}`);
  }
  if (item instanceof QueryField)
    return decideAmong(item, isMap(container) ? container.keys() : container.values(), meter);
  requireKnown(item);
  if (isList(container)) return container.some((each) => equal(each, item, meter));
  if (isMap(container)) {
    if (typeof item !== 'string') throw new EvaluationError(`in needs a string for a key, not ${typeOf(item)}`);
    return container.has(item);
  }
  return container.has(item, meter);
}

/** `value is type`. Sets and differences of maps have no type that `is` would confirm. */
export function isOfType(value: Value, type: TypeName | 'number'): boolean {
  if (value instanceof QueryField) return decideType(value, type);
  requireKnown(value);
  if (type === 'set' || type === 'map_diff') return false;
  return type === 'number' ? isNumber(value) : typeOf(value) === type;
}
