const SEPARATOR = '\u0001';
const AFTER_SEPARATOR = '\u0002';

/** A path as it is stored, see schema.ts. */
export function toKey(path: string): string {
  return path.replaceAll('/', SEPARATOR);
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
