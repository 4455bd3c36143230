import { Fault } from '../values/fault.ts';
import { library } from './library-function.ts';

export const mathFunctions = library<null>('math.', {
  abs: [1, 1, (_self, args) => {
    const value = args.number(0);
    return typeof value === 'number' ? Math.abs(value) : int64(value < 0n ? -value : value);
  }],
  ceil: [1, 1, (_self, args) => toInt(args.number(0), Math.ceil)],
  floor: [1, 1, (_self, args) => toInt(args.number(0), Math.floor)],
  round: [1, 1, (_self, args) => toInt(args.number(0), Math.round)],
  pow: [2, 2, (_self, args) => Number(args.number(0)) ** Number(args.number(1))],
  sqrt: [1, 1, (_self, args) => Math.sqrt(Number(args.number(0)))],
  isNaN: [1, 1, (_self, args) => Number.isNaN(args.number(0))],
});

export const refusedMathFunctions = library<null>('math.', {
  isInfinite: [1, 1, (_self, args) => Math.abs(Number(args.number(0))) === Number.POSITIVE_INFINITY],
});

function toInt(value: bigint | number, rounding: (value: number) => number): bigint {
  return typeof value === 'bigint' ? value : wholeNumber(rounding(value));
}

/** An integral float as an int. Throws Fault beyond 64 bits and for NaN and infinities. */
export function wholeNumber(value: number): bigint {
  if (!Number.isFinite(value)) throw new Fault('NaN and infinities are no int');
  return int64(BigInt(value));
}

/** The value itself. Throws Fault when it does not fit 64 bits. */
export function int64(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new Fault('int overflow');
  return value;
}
