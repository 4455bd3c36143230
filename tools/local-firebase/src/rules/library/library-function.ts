import { EvaluationError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import type { Value } from '../values/value.ts';
import { Arguments } from './arguments.ts';

/** A function or method of the library. For a plain function `self` is null. */
export interface LibraryFunction {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  /** Of functions the documentation has and the hosted evaluator refuses. */
  readonly warning?: string;
  readonly run: (self: Value, args: Arguments, meter: Meter) => Value;
}

type Run<Self> = (self: Self, args: Arguments, meter: Meter) => Value;

/** Name → [least number of arguments, greatest number, what it does]. */
type Table<Self> = Readonly<Record<string, readonly [minimum: number, maximum: number, run: Run<Self>]>>;

/**
 * Turns a table into a Map, in which `constructor` is no function. The caller vouches that `self`
 * has the type the table is written for: methods are found by it.
 */
export function library<Self extends Value>(prefix: string, table: Table<Self>): ReadonlyMap<string, LibraryFunction> {
  return new Map(
    Object.entries(table).map(([name, [minimum, maximum, run]]) => [
      name,
      { name: prefix + name, minimum, maximum, run: run as Run<Value> },
    ]),
  );
}

/** Calls with checked argument count. Throws EvaluationError on wrong arguments. */
export function callLibrary(callee: LibraryFunction, self: Value, args: readonly Value[], meter: Meter): Value {
  if (args.length < callee.minimum || args.length > callee.maximum) {
    throw new EvaluationError(`${callee.name}() does not take ${args.length} argument${args.length === 1 ? '' : 's'}`);
  }
  return callee.run(self, new Arguments(callee.name, args), meter);
}
