import type { Value } from '../values/value.ts';
import type { QueryFacts } from './query-facts.ts';

/**
 * A field of the documents a query may return: a placeholder for values that are not read yet.
 * Operators decide it from what the query's filters imply, and otherwise error.
 */
export class QueryField {
  readonly kind = 'query field';
  readonly path: readonly string[];
  readonly facts: QueryFacts;

  constructor(path: readonly string[], facts: QueryFacts) {
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
