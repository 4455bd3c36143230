import type { QueryConstraint } from '../../rules-contract.ts';
import type { QueryFieldValue, Value } from '../values/value.ts';

/** One filter of a conjunction, with its value as the language sees it. */
export interface Fact {
  readonly path: readonly string[];
  readonly op: QueryConstraint['op'];
  /** Null for the unary operators. */
  readonly value: Value;
}

/** Facts about fields from a query's filters. */
export interface FactsOfFields {
  /** Filters on exactly this field. */
  on(path: readonly string[]): readonly Fact[];
  /** The field's value if an equality filter pins it or a map around it, else its placeholder. */
  at(path: readonly string[]): Value;
  /** True when every match has the field: a filtered or ordered field must exist. */
  has(path: readonly string[]): boolean;
}

/**
 * A field of the documents a query may return: a placeholder for values that are not read yet.
 * Operators decide it from what the query's filters imply, and otherwise error.
 */
export class QueryField implements QueryFieldValue {
  readonly kind = 'query field';
  readonly path: readonly string[];
  readonly facts: FactsOfFields;

  constructor(path: readonly string[], facts: FactsOfFields) {
    this.path = path;
    this.facts = facts;
  }

  /** The member below: its value if the query pins it, else a placeholder. */
  member(name: string): Value {
    return this.facts.at([...this.path, name]);
  }

  describeOpen(): string {
    return `${['resource.data', ...this.path].join('.')} is not determined by the query's filters`;
  }
}
