import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { parseFieldPath, valueAt, withValue } from '../../store/field-path.ts';
import type { Fields } from '../../store/stored-document.ts';
import { encodeValue } from '../../store/value-order.ts';
import { normaliseValue } from '../values/document-values.ts';
import { addNumbers, isNumber } from '../values/number-values.ts';

interface Transformed {
  readonly fields: Fields;
  /** One value for each transform, in order. */
  readonly results: Wire[];
}

const NULL: Wire = { nullValue: 'NULL_VALUE' };

/** Applies field transforms in order; `time` is REQUEST_TIME. */
export function applyTransforms(fields: Fields, transforms: readonly Wire[], time: Wire): Transformed {
  const results: Wire[] = [];
  for (const transform of transforms) {
    const path = parseFieldPath(transform.fieldPath ?? '');
    const { value, result } = applyOne(valueAt(fields, path), transform, time);
    fields = withValue(fields, path, value);
    results.push(result);
  }
  return { fields, results };
}

function applyOne(current: Wire | undefined, transform: Wire, time: Wire): { value: Wire; result: Wire } {
  const array = transform.appendMissingElements ?? transform.removeAllFromArray;
  if (array) {
    const elements: Wire[] = (array.values ?? []).map((value: Wire) => normaliseValue(value));
    const present: Wire[] = current?.arrayValue?.values ?? [];
    const values = transform.appendMissingElements ? append(present, elements) : remove(present, elements);
    return { value: { arrayValue: { values } }, result: NULL };
  }
  const value = transform.setToServerValue ? serverValue(transform, time) : arithmetic(current, transform);
  return { value, result: value };
}

function serverValue({ setToServerValue }: Wire, time: Wire): Wire {
  if (setToServerValue === 'REQUEST_TIME') return { timestampValue: time };
  throw new RpcError('INVALID_ARGUMENT', `Unknown server value "${setToServerValue}".`);
}

function append(present: readonly Wire[], elements: readonly Wire[]): Wire[] {
  const seen = new Set(present.map(encodeValue));
  const missing = elements.filter((element) => {
    const key = encodeValue(element);
    return !seen.has(key) && seen.add(key);
  });
  return [...present, ...missing];
}

function remove(present: readonly Wire[], elements: readonly Wire[]): Wire[] {
  const gone = new Set(elements.map(encodeValue));
  return present.filter((element) => !gone.has(encodeValue(element)));
}

function arithmetic(current: Wire | undefined, transform: Wire): Wire {
  const given: Wire | undefined = transform.increment ?? transform.maximum ?? transform.minimum;
  if (!given || !isNumber(given))
    throw new RpcError('INVALID_ARGUMENT', 'A transform needs a number, an array or a server value.');
  const operand = normaliseValue(given);
  if (!current || !isNumber(current)) return operand;
  if (transform.increment) return addNumbers(current, operand);
  if (Number.isNaN(current.doubleValue) || Number.isNaN(operand.doubleValue)) return { doubleValue: NaN };
  const currentKey = encodeValue(current);
  const operandKey = encodeValue(operand);
  // Equal numbers, be they integer and double or two zeros, leave the field as it is.
  if (currentKey === operandKey) return current;
  return currentKey > operandKey === (transform.maximum !== undefined) ? current : operand;
}
