import { equal } from '../values/equality.ts';
import { EvaluationError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import type { TypeName, Value } from '../values/value.ts';
import { isNumber, typeOf } from '../values/value.ts';
import { decideEqual } from './decide-comparison.ts';
import type { QueryField } from './query-field.ts';

/** Truth of `field in items` by the filters. Throws EvaluationError where they imply nothing. */
export function decideAmong(field: QueryField, items: Iterable<Value>, meter: Meter): boolean {
  let undecided: EvaluationError | undefined;
  const inFilter = field.facts.on(field.path).find((fact) => fact.op === 'IN');
  const wanted = [...items];
  if (inFilter !== undefined && Array.isArray(inFilter.value)) {
    const possible: readonly Value[] = inFilter.value;
    if (possible.every((value) => wanted.some((item) => equal(item, value, meter)))) return true;
  }
  for (const item of wanted) {
    try {
      if (decideEqual(field, item, meter)) return true;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      undecided = error;
    }
  }
  if (undecided !== undefined) throw undecided;
  // A missing field is an error, even where nothing is asked of it.
  if (!field.facts.has(field.path)) throw new EvaluationError(field.describeOpen());
  return false;
}

/**
 * Truth of `item in field` by the filters: a list's element or a map's key. Throws EvaluationError where they imply
 * nothing.
 */
export function decideContains(field: QueryField, item: Value, meter: Meter): boolean {
  const contained = field.facts.on(field.path).some((fact) => fact.op === 'CONTAINS' && equal(fact.value, item, meter));
  if (contained) return true;
  if (typeof item === 'string' && field.facts.has([...field.path, item])) return true;
  throw new EvaluationError(field.describeOpen());
}

/** Truth of `field is type` by the filters. Throws EvaluationError where they imply nothing. */
export function decideType(field: QueryField, type: TypeName | 'number'): boolean {
  if (field.path.length === 0) return type === 'map';
  for (const fact of field.facts.on(field.path)) {
    const implied = impliedType(fact.op, fact.value);
    if (implied === undefined) continue;
    if (implied === type) return true;
    const isOpenNumber = implied === 'number' && (type === 'int' || type === 'float');
    if (!isOpenNumber) return false;
  }
  throw new EvaluationError(field.describeOpen());
}

/** The one type of every match; a range over numbers leaves open which kind of number. */
function impliedType(op: string, value: Value): TypeName | 'number' | undefined {
  if (op === 'CONTAINS' || op === 'CONTAINS_ANY') return 'list';
  if (op !== 'LT' && op !== 'LTE' && op !== 'GT' && op !== 'GTE') return undefined;
  return isNumber(value) ? 'number' : typeOf(value);
}
