import { EvaluationError } from '../values/errors.ts';
import { RulesPath } from '../values/path.ts';
import type { Value } from '../values/value.ts';
import { typeOf } from '../values/value.ts';
import type { LibraryFunction } from './library-function.ts';
import { library } from './library-function.ts';
import { refusedFunctions } from './refused-functions.ts';
import { saturated } from './math-functions.ts';
import { readFloat, writeFloat } from './number-text.ts';

/** Functions called by their bare name. */
export const globalFunctions: ReadonlyMap<string, LibraryFunction> = new Map([
  ...library<null>('', {
    int: [1, 1, (_self, args) => toInt(args.any(0))],
    float: [1, 1, (_self, args) => toFloat(args.any(0))],
    string: [1, 1, (_self, args) => toText(args.any(0))],
    path: [1, 1, (_self, args) => toPath(args.string(0))],
  }),
  ...refusedFunctions('', ['bool', 'debug']),
]);

function toInt(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return saturated(Math.trunc(value));
  if (typeof value === 'string' && /^[+-]?[0-9]{1,19}$/.test(value)) {
    const parsed = BigInt(value.replace('+', ''));
    if (BigInt.asIntN(64, parsed) === parsed) return parsed;
  }
  throw new EvaluationError(
    `int() cannot convert ${typeof value === 'string' ? `'${value.slice(0, 40)}'` : typeOf(value)}`,
  );
}

function toFloat(value: Value): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  const read = typeof value === 'string' ? readFloat(value) : undefined;
  if (read !== undefined) return read;
  throw new EvaluationError(
    `float() cannot convert ${typeof value === 'string' ? `'${value.slice(0, 40)}'` : typeOf(value)}`,
  );
}

/** Result of `string()`; `list.join()` writes its elements in the same way. */
export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return writeFloat(value);
  if (value instanceof RulesPath && !value.segments.includes(null)) return value.toString();
  throw new EvaluationError(`string() cannot convert ${typeOf(value)}`);
}

/** A path from text, with or without its first slash. */
function toPath(text: string): RulesPath {
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) throw new EvaluationError(`path() cannot convert '${text.slice(0, 40)}'`);
  return new RulesPath(segments);
}
