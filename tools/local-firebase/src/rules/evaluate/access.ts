import { methodsByType } from '../library/index.ts';
import { callLibrary } from '../library/library-function.ts';
import { callOnField } from '../query/query-methods.ts';
import { QueryField } from '../query/query-field.ts';
import { requireKnown } from '../values/equality.ts';
import { EvaluationError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import { RulesPath } from '../values/path.ts';
import { Unknown } from '../values/unknown.ts';
import type { Value } from '../values/value.ts';
import { isList, isMap, typeOf } from '../values/value.ts';

/** `target.name` */
export function memberOf(target: Value, name: string): Value {
  if (target instanceof QueryField) return target.member(name);
  requireKnown(target);
  if (!isMap(target)) throw new EvaluationError(`${typeOf(target)} has no member '${name}'`);
  const found = target.get(name);
  if (found === undefined) throw new EvaluationError(`no '${name}' in the map`);
  return found;
}

/** `target[index]` */
export function indexOf(target: Value, index: Value): Value {
  requireKnown(index);
  if (target instanceof QueryField && typeof index === 'string') return target.member(index);
  requireKnown(target);
  if (isMap(target)) {
    if (typeof index !== 'string') throw new EvaluationError(`a map's key must be a string, not ${typeOf(index)}`);
    return memberOf(target, index);
  }
  if (typeof target === 'string') {
    return target[position(index, target.length - 1)] ?? '';
  }
  if (isList(target)) return target[position(index, target.length - 1)] ?? null;
  if (target instanceof RulesPath) {
    const segment = target.segments[position(index, target.segments.length - 1)];
    return segment ?? new Unknown('the document id');
  }
  throw new EvaluationError(`${typeOf(target)} cannot be indexed`);
}

/** `target[from:to]`, without the element at `to`. Strings count UTF-16 units, as everywhere in the language. */
export function sliceOf(target: Value, from: Value, to: Value, meter: Meter): Value {
  [target, from, to].forEach(requireKnown);
  if (typeof target === 'string') {
    meter.spendText(target.length);
    return target.slice(...bounds(from, to, target.length));
  }
  if (!isList(target)) throw new EvaluationError(`${typeOf(target)} cannot be sliced`);
  meter.spend(target.length);
  return target.slice(...bounds(from, to, target.length));
}

/** Both ends must name existing elements. `[0:0]` is as wrong as an end behind the last, and `[1:1]` is empty. */
function bounds(from: Value, to: Value, length: number): [from: number, to: number] {
  const end = position(to, length);
  if (end === 0) throw new EvaluationError(`index ${to} is out of range`);
  const start = position(from, length - 1);
  if (start > end) throw new EvaluationError(`a slice from ${start} to ${end} is backwards`);
  return [start, end];
}

function position(index: Value, last: number): number {
  if (typeof index !== 'bigint') throw new EvaluationError(`an index must be an int, not ${typeOf(index)}`);
  if (index < 0n || index > BigInt(last)) throw new EvaluationError(`index ${index} is out of range`);
  return Number(index);
}

/** `target.name(args)` */
export function callMethod(target: Value, name: string, args: readonly Value[], meter: Meter): Value {
  if (target instanceof QueryField) return callOnField(target, name, args, meter);
  requireKnown(target);
  const method = methodsByType.get(typeOf(target))?.get(name);
  if (method === undefined) throw new EvaluationError(`${typeOf(target)} has no method '${name}'`);
  return callLibrary(method, target, args, meter);
}
