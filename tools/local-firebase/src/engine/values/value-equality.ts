import { isDeepStrictEqual } from 'node:util';
import type { Wire } from '../../service.ts';
import type { Fields } from '../../store/stored-document.ts';

/**
 * Whether two documents hold the very same values. Stricter than the order of values, in which 1 and 1.0, and both
 * zeros, are equal. An empty map or list may lack its `fields` or `values`.
 */
export function sameFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key] ?? {}, b[key] ?? {}));
}

function sameValue(a: Wire, b: Wire): boolean {
  if (a.mapValue && b.mapValue) return sameFields(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
  if (a.arrayValue && b.arrayValue) {
    const [left, right]: Wire[][] = [a.arrayValue.values ?? [], b.arrayValue.values ?? []];
    return left?.length === right?.length && (left ?? []).every((value, i) => sameValue(value, right?.[i] ?? {}));
  }
  return isDeepStrictEqual(a, b);
}
