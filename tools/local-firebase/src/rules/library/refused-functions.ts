import { EvaluationError } from '../values/errors.ts';
import type { LibraryFunction } from './library-function.ts';

/**
 * Functions of one argument that are documented, yet refused by the hosted evaluator. A file that calls them is
 * deployed, with a warning. Each call is an error that only `||` and `&&` absorb.
 */
export function refusedFunctions(prefix: string, names: readonly string[]): ReadonlyMap<string, LibraryFunction> {
  return new Map(names.map((name) => [name, refused(prefix + name)]));
}

function refused(name: string): LibraryFunction {
  const warning = `${name}() is documented, but the hosted rules evaluator refuses it`;
  const run = () => {
    throw new EvaluationError(warning);
  };
  return { name, minimum: 1, maximum: 1, warning, run };
}
