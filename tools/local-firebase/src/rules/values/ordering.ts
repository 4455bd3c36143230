import type { Value } from './value.ts';
import { isNumber } from './value.ts';
import { Duration, Timestamp } from './time.ts';

/**
 * Negative, zero or positive as the values are ordered. NaN where either is NaN; undefined for types without a common
 * order.
 */
export function order(left: Value, right: Value): number | undefined {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
    // Relations between bigint and number are exact: neither is rounded.
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) return compareInts(left.nanos, right.nanos);
  if (left instanceof Duration && right instanceof Duration) return compareInts(left.nanos, right.nanos);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  return undefined;
}

function compareInts(left: bigint, right: bigint): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** By code points, which is the order of the UTF-8 bytes; UTF-16 units put astral characters before U+E000. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) {
      const aSurrogate = a >= 0xd800 && a <= 0xdfff;
      const bSurrogate = b >= 0xd800 && b <= 0xdfff;
      return aSurrogate === bSurrogate ? a - b : aSurrogate ? 1 : -1;
    }
  }
  return left.length - right.length;
}
