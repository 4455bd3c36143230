import type { QueryConstraint, RulesQuery } from '../../rules-contract.ts';
import { fromWire } from '../values/from-wire.ts';
import type { Value } from '../values/value.ts';
import { isMap } from '../values/value.ts';
import { QueryField, type Fact, type FactsOfFields } from './query-field.ts';

/** Facts from one conjunction of a query's filters, true for every document it can match. */
export class QueryFacts implements FactsOfFields {
  readonly #facts: readonly Fact[];
  readonly #ordered: readonly (readonly string[])[];

  constructor(conjunction: readonly QueryConstraint[], orderBy: RulesQuery['orderBy']) {
    // `__name__` is the document's name and no field: what a query asks of it says nothing of the data.
    const filters = conjunction.filter(({ field }) => field[0] !== '__name__');
    this.#facts = filters.map(({ field, op, value }) => ({
      path: field,
      op,
      value: value === undefined ? null : fromWire(value),
    }));
    this.#ordered = Object.keys(orderBy).map(fieldPath);
  }

  /** Filters on exactly this field. */
  on(path: readonly string[]): readonly Fact[] {
    return this.#facts.filter((fact) => samePath(fact.path, path));
  }

  /** The field's value if an equality filter pins it or a map around it, else its placeholder. */
  at(path: readonly string[]): Value {
    for (const fact of this.#facts) {
      const pinned = pinnedValue(fact);
      if (pinned === undefined || !isPrefix(fact.path, path)) continue;
      const found = memberAt(pinned, path.slice(fact.path.length));
      if (found !== undefined) return found;
    }
    return new QueryField(path, this);
  }

  /** True when every match has the field: a filtered or ordered field must exist. */
  has(path: readonly string[]): boolean {
    return [...this.#facts.map((fact) => fact.path), ...this.#ordered].some((known) => isPrefix(path, known));
  }
}

function pinnedValue(fact: Fact): Value | undefined {
  switch (fact.op) {
    case 'EQ':
      return fact.value;
    case 'IS_NULL':
      return null;
    case 'IS_NAN':
      return Number.NaN;
    default:
      return undefined;
  }
}

function memberAt(value: Value, path: readonly string[]): Value | undefined {
  let found: Value | undefined = value;
  for (const name of path) {
    if (found === undefined || !isMap(found)) return undefined;
    found = found.get(name);
  }
  return found;
}

function isPrefix(prefix: readonly string[], path: readonly string[]): boolean {
  return prefix.length <= path.length && prefix.every((name, index) => name === path[index]);
}

function samePath(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && isPrefix(left, right);
}

/** `a.b` or `` `odd name`.b `` as segments. */
function fieldPath(text: string): string[] {
  return [...text.matchAll(/`((?:[^`\\]|\\.)*)`|[^.`]+/g)].map(
    (match) => match[1]?.replace(/\\(.)/g, '$1') ?? match[0],
  );
}
