import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { DOCUMENT_NAME, parseFieldPath } from '../../store/field-path.ts';
import { NAN_KEY, NO_VALUE, NULL_KEY, encodeValue } from '../../store/value-order.ts';
import type { Constraint } from './query-model.ts';
import { normaliseValue } from '../values/document-values.ts';

const MAX_DISJUNCTS = 30;

const FIELD_OPERATORS: Record<string, Constraint['op']> = {
  LESS_THAN: 'LT',
  LESS_THAN_OR_EQUAL: 'LTE',
  GREATER_THAN: 'GT',
  GREATER_THAN_OR_EQUAL: 'GTE',
  EQUAL: 'EQ',
  NOT_EQUAL: 'NEQ',
  ARRAY_CONTAINS: 'CONTAINS',
  NOT_IN: 'NOT_IN',
};

const UNARY_OPERATORS: Record<string, [Constraint['op'], Wire]> = {
  IS_NULL: ['IS_NULL', { nullValue: 'NULL_VALUE' }],
  IS_NOT_NULL: ['IS_NOT_NULL', { nullValue: 'NULL_VALUE' }],
  IS_NAN: ['IS_NAN', { doubleValue: NaN }],
  IS_NOT_NAN: ['IS_NOT_NAN', { doubleValue: NaN }],
};

/** IN and ARRAY_CONTAINS_ANY are a disjunction of these. */
const ANY_OF: Record<string, Constraint['op']> = { IN: 'EQ', ARRAY_CONTAINS_ANY: 'CONTAINS' };

type Disjuncts = readonly (readonly Constraint[])[];

/** Turns a StructuredQuery.Filter into disjunctive normal form. Throws INVALID_ARGUMENT. */
export function toDisjuncts(filter: Wire | undefined): Disjuncts {
  const disjuncts = expand(filter);
  if (disjuncts.length <= MAX_DISJUNCTS) return disjuncts;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `The query has ${disjuncts.length} disjunctions; at most ${MAX_DISJUNCTS} are allowed.`,
  );
}

function expand(filter: Wire | undefined): Disjuncts {
  if (filter?.compositeFilter) {
    const parts: Disjuncts[] = (filter.compositeFilter.filters ?? []).map(expand);
    if (parts.length === 0) throw new RpcError('INVALID_ARGUMENT', 'A composite filter needs at least one filter.');
    return filter.compositeFilter.op === 'OR' ? parts.flat() : parts.reduce(both);
  }
  if (filter?.fieldFilter) return fieldFilter(filter.fieldFilter);
  if (filter?.unaryFilter) return [[unaryFilter(filter.unaryFilter)]];
  return [[]];
}

function both(left: Disjuncts, right: Disjuncts): Disjuncts {
  if (left.length * right.length > MAX_DISJUNCTS * MAX_DISJUNCTS) {
    throw new RpcError('INVALID_ARGUMENT', `The query has more than ${MAX_DISJUNCTS} disjunctions.`);
  }
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

function unaryFilter(filter: Wire): Constraint {
  const [op, value] = UNARY_OPERATORS[filter.op] ?? [];
  if (!op || !value) throw new RpcError('INVALID_ARGUMENT', `Unknown unary operator "${filter.op}".`);
  return { field: parseFieldPath(filter.field?.fieldPath ?? ''), op, keys: [encodeValue(value)] };
}

function fieldFilter(filter: Wire): Disjuncts {
  const field = parseFieldPath(filter.field?.fieldPath ?? '');
  const anyOf = ANY_OF[filter.op];
  const elements = anyOf || filter.op === 'NOT_IN' ? operandList(filter) : [];
  // A list of operands is no value: unlike an array, it may hold arrays.
  const value: Wire = elements.length > 0 ? { arrayValue: { values: elements } } : normaliseValue(filter.value ?? {});
  checkNameOperand(field, value);
  if (anyOf) {
    const distinct = new Map(elements.map((element) => [encodeValue(element), element]));
    return [...distinct].map(([key, element]) => [{ field, op: anyOf, value: element, keys: [memberKey(key)] }]);
  }
  const op = FIELD_OPERATORS[filter.op];
  if (!op) throw new RpcError('INVALID_ARGUMENT', `Unknown operator "${filter.op}".`);
  if (op === 'CONTAINS') return [[{ field, op, value, keys: [memberKey(encodeValue(value))] }]];
  return [[{ field, op, value, keys: op === 'NOT_IN' ? elements.map(encodeValue) : [encodeValue(value)] }]];
}

function operandList({ op, value }: Wire): Wire[] {
  const elements: Wire[] = value?.arrayValue?.values ?? [];
  if (elements.length === 0) throw new RpcError('INVALID_ARGUMENT', `'${op}' requires a non-empty array.`);
  return elements.map((element) => normaliseValue(element));
}

/** Only `==` finds null and NaN. As an operand of IN or of a search in arrays they match nothing. */
function memberKey(key: string): string {
  return key === NULL_KEY || key === NAN_KEY ? NO_VALUE : key;
}

function checkNameOperand(field: readonly string[], value: Wire): void {
  if (field[0] !== DOCUMENT_NAME) return;
  const operands: Wire[] = value.arrayValue?.values ?? [value];
  if (operands.every((operand) => operand.referenceValue !== undefined)) return;
  throw new RpcError('INVALID_ARGUMENT', '__key__ filter value must be a Key');
}
