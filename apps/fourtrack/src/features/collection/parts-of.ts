/** Items of one call. */
const AT_ONCE = 100;

/** Items in parts of as many as one call takes. */
export function partsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  const parts: T[][] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) parts.push(items.slice(at, at + AT_ONCE));
  return parts;
}
