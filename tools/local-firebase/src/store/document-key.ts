const SEPARATOR = '\u0001';
const AFTER_SEPARATOR = '\u0002';

/**
 * A path as it is stored, see schema.ts. No stored path has NUL in it, but bounds do: the Admin SDK
 * ends a collection at the path `collection NUL / NUL`, which must sort behind `collection/anything`.
 */
export function toKey(path: string): string {
  return path.replaceAll('/', SEPARATOR).replaceAll('\u0000', AFTER_SEPARATOR);
}

export function toPath(key: string): string {
  return key.replaceAll(SEPARATOR, '/');
}

/** Bounds `[from, to)` of all keys below a path; everything for the empty path. */
export function descendantRange(path: string): [from: string, to: string] {
  if (path === '') return ['', '\u{10ffff}'];
  const key = toKey(path);
  return [key + SEPARATOR, key + AFTER_SEPARATOR];
}
