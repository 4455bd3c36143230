import type { LookupName } from '../syntax/ast.ts';
import type { Meter } from '../values/meter.ts';
import type { Value } from '../values/value.ts';

/** Context of one evaluation of a condition. */
export interface Context {
  readonly globals: ReadonlyMap<string, Value>;
  /** Values of the matched pattern's wildcards, in its order. */
  readonly captures: readonly Value[];
  readonly lookups: DocumentSource;
  readonly meter: Meter;
}

/** Source that `get`, `exists` and the like read from. */
export interface DocumentSource {
  run(lookup: LookupName, path: Value): Value;
}

/** Parameters and lets of the function being evaluated, by slot. A let is worked out when it is first used. */
export type Locals = readonly (Value | Deferred)[];

export type Deferred = () => Value;
