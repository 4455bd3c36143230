import { EvaluationError } from './errors.ts';
import type { Meter } from './meter.ts';
import { order } from './ordering.ts';
import type { RulesPath } from './path.ts';
import type { RulesList, RulesMap, SetValue, Value } from './value.ts';
import { isList, isMap, isNumber } from './value.ts';

/** The language's `==`. Values of different types differ; int and float compare by value; NaN equals nothing. */
export function equal(left: Value, right: Value, meter: Meter): boolean {
  return isNumber(left) && isNumber(right) ? order(left, right) === 0 : equalWithin(left, right, meter);
}

/** Equality inside of lists and maps: there an int is no float, and 0.0 not -0.0. */
function equalWithin(left: Value, right: Value, meter: Meter): boolean {
  meter.spend(1);
  requireKnown(left);
  requireKnown(right);
  if (isNumber(left)) return !Number.isNaN(left) && Object.is(left, right);
  if (left === null || typeof left !== 'object') return left === right;
  if (right === null || typeof right !== 'object') return false;
  if (isList(left)) return isList(right) && equalLists(left, right, meter);
  if (isMap(left)) return isMap(right) && equalMaps(left, right, meter);
  if (left instanceof Uint8Array) return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (isList(right) || isMap(right) || right instanceof Uint8Array || left.kind !== right.kind) return false;
  return keyOf(left, meter) === keyOf(right, meter);
}

function equalLists(left: RulesList, right: RulesList, meter: Meter): boolean {
  return left.length === right.length && left.every((item, index) => equalWithin(item, right[index] ?? null, meter));
}

function equalMaps(left: RulesMap, right: RulesMap, meter: Meter): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !equalWithin(value, other, meter)) return false;
  }
  return true;
}

/** A text that is the same for equal values only, so that sets and membership take linear time. */
export function keyOf(value: Value, meter: Meter): string {
  meter.spend(1);
  requireKnown(value);
  switch (typeof value) {
    case 'string':
      meter.spendText(value.length);
      return JSON.stringify(value);
    case 'bigint':
      return `n${value}`;
    case 'number':
      return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
    case 'boolean':
      return String(value);
  }
  if (value === null) return 'null';
  if (value instanceof Uint8Array) return bounded(`b${Buffer.from(value).toString('base64')}`, meter);
  if (isList(value)) return bounded(`[${value.map((item) => keyOf(item, meter)).join()}]`, meter);
  if (isMap(value)) return bounded(`{${mapKeys(value, meter).join()}}`, meter);
  switch (value.kind) {
    case 'set':
      return bounded(setKey(value), meter);
    case 'path':
      return bounded(`p${JSON.stringify(knownSegments(value))}`, meter);
    case 'timestamp':
      return `t${value.nanos}`;
    case 'duration':
      return `d${value.nanos}`;
    case 'latlng':
      return `l${value.latitude},${value.longitude}`;
    default:
      throw new EvaluationError(`${value.kind} values cannot be compared`);
  }
}

function setKey(set: SetValue): string {
  return `s{${[...set.keys()].sort().join()}}`;
}

function mapKeys(map: RulesMap, meter: Meter): string[] {
  return [...map].map(([key, value]) => `${JSON.stringify(key)}:${keyOf(value, meter)}`).sort();
}

function bounded(key: string, meter: Meter): string {
  meter.spendText(key.length);
  return key;
}

/** The segments of a path that leaves none open. */
export function knownSegments(path: RulesPath): readonly string[] {
  return path.segments.map((segment) => {
    if (segment === null) throw new EvaluationError(`the id in ${path.toString()} is not determined by a query`);
    return segment;
  });
}

/** Errors on what a query leaves open. */
export function requireKnown(value: Value): void {
  if (value === null || typeof value !== 'object' || !('kind' in value)) return;
  if (value.kind === 'unknown' || value.kind === 'query field') throw new EvaluationError(value.describeOpen());
}
