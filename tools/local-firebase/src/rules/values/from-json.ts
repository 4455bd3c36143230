import type { Value } from './value.ts';

/** Deeper claims than any token has; the rest reads as null. */
const DEEPEST = 50;

/** Plain JSON, such as a token's claims. Whole numbers become ints. */
export function fromJson(json: unknown, depth = 0): Value {
  if (depth > DEEPEST) return null;
  switch (typeof json) {
    case 'boolean':
    case 'string':
    case 'bigint':
      return json;
    case 'number':
      return Number.isSafeInteger(json) && !Object.is(json, -0) ? BigInt(json) : json;
    case 'object':
      if (json === null) return null;
      if (Array.isArray(json)) return json.map((item) => fromJson(item, depth + 1));
      return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value, depth + 1)]));
    default:
      return null;
  }
}
