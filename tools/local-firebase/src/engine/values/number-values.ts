import type { Wire } from '../../service.ts';

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);

export function isNumber(value: Wire): boolean {
  return value.integerValue !== undefined || value.doubleValue !== undefined;
}

export function toDouble(value: Wire): number {
  return value.doubleValue ?? Number(value.integerValue);
}

/** Integers add up to an integer, saturating at 64 bits; with a double the sum is a double. */
export function addNumbers(a: Wire, b: Wire): Wire {
  if (a.integerValue === undefined || b.integerValue === undefined) return { doubleValue: toDouble(a) + toDouble(b) };
  const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
  if (sum > MAX) return { integerValue: String(MAX) };
  return { integerValue: String(sum < MIN ? MIN : sum) };
}

/** Sum of the numbers among values: integer until it overflows or meets a double. Empty is 0. */
export function sumOf(values: readonly Wire[]): Wire {
  let integers = 0n;
  let doubles = 0;
  let exact = true;
  for (const value of values) {
    if (value.integerValue !== undefined) integers += BigInt(value.integerValue);
    else {
      doubles += value.doubleValue;
      exact = false;
    }
  }
  if (exact && integers <= MAX && integers >= MIN) return { integerValue: String(integers) };
  return { doubleValue: Number(integers) + doubles };
}
