import { EvaluationError } from '../values/errors.ts';
import { library } from './library-function.ts';

export const mathFunctions = library<null>('math.', {
  abs: [
    1,
    1,
    (_self, args) => {
      const value = args.number(0);
      return typeof value === 'number' ? Math.abs(value) : BigInt.asIntN(64, value < 0n ? -value : value);
    },
  ],
  ceil: [1, 1, (_self, args) => Math.ceil(Number(args.number(0)))],
  floor: [1, 1, (_self, args) => Math.floor(Number(args.number(0)))],
  round: [
    1,
    1,
    (_self, args) => {
      const value = args.number(0);
      return typeof value === 'bigint' ? value : saturated(Math.round(value));
    },
  ],
  pow: [2, 2, (_self, args) => Number(args.number(0)) ** Number(args.number(1))],
  sqrt: [1, 1, (_self, args) => Math.sqrt(Number(args.number(0)))],
  isNaN: [1, 1, (_self, args) => Number.isNaN(args.number(0))],
});

const GREATEST = 2n ** 63n - 1n;

/** An integral float as an int, cut off at 64 bits; NaN is 0. */
export function saturated(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return GREATEST;
  return value < -(2 ** 63) ? -GREATEST - 1n : BigInt(value);
}

/** The value itself. Throws EvaluationError when it does not fit 64 bits. */
export function int64(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('int overflow');
  return value;
}
