import { int64 } from '../library/math-functions.ts';
import { duration, timestamp } from '../library/time-functions.ts';
import { EvaluationError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import { Duration, Timestamp } from '../values/time.ts';
import type { Value } from '../values/value.ts';
import { isNumber, typeOf } from '../values/value.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** Sums, products and their kin. Two ints give an int; an int with a float gives a float. */
export function arithmetic(operator: ArithmeticOperator, left: Value, right: Value, meter: Meter): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') return int64(ofInts(operator, left, right));
  if (isNumber(left) && isNumber(right)) return ofFloats(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    meter.spendText(left.length + right.length);
    return left + right;
  }
  const moved = operator === '+' || operator === '-' ? ofTimes(operator, left, right) : undefined;
  if (moved === undefined)
    throw new EvaluationError(`${operator} cannot combine ${typeOf(left)} with ${typeOf(right)}`);
  return moved;
}

/** Division truncates towards zero and the remainder keeps the dividend's sign, as bigint has them. */
function ofInts(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / divisor(right);
    case '%':
      return left % divisor(right);
  }
}

function ofFloats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function divisor(value: bigint): bigint {
  if (value === 0n) throw new EvaluationError('division by zero');
  return value;
}

function ofTimes(operator: '+' | '-', left: Value, right: Value): Value | undefined {
  const isSum = operator === '+';
  if (right instanceof Duration) {
    const change = isSum ? right.nanos : -right.nanos;
    if (left instanceof Timestamp) return timestamp(left.nanos + change);
    if (left instanceof Duration) return duration(left.nanos + change);
  }
  if (right instanceof Timestamp) {
    if (isSum && left instanceof Duration) return timestamp(left.nanos + right.nanos);
    if (!isSum && left instanceof Timestamp) return duration(left.nanos - right.nanos);
  }
  return undefined;
}
