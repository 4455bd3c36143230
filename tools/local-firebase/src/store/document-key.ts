const SEPARATOR = '\u0001';
const AFTER_SEPARATOR = '\u0002';
/** Begins a numeric id; before any other id. */
const NUMERIC = '\u0002';
/** Stands for NUL, which SQLite texts had better not hold; before any character of an id. */
const NUL = '\u0003';

const NUMERIC_SEGMENT = new RegExp(`${NUMERIC}([0-9a-f]{16})`, 'g');
const NUMERIC_ID = /^__id(0|-?[1-9]\d{0,18})__$/;
const OFFSET = 2n ** 63n;

/**
 * Ids of the form `__id7__` stand for 64-bit integers: they sort by number and before all others.
 * Gives 16 digits that sort as the numbers do; null for any other id, other spellings of a number included.
 */
export function numericId(segment: string): string | null {
  const match = segment.startsWith('__id') ? NUMERIC_ID.exec(segment) : null;
  if (!match) return null;
  const shifted = BigInt(match[1] ?? 0) + OFFSET;
  return BigInt.asUintN(64, shifted) === shifted ? shifted.toString(16).padStart(16, '0') : null;
}

/**
 * A path as it is stored, see schema.ts. No stored path has NUL in it, but bounds do: that delete
 * ends before `collection NUL`, which must sort behind `collection/anything`.
 */
export function toKey(path: string): string {
  let key = '';
  let from = 0;
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', from)) {
    key += path.slice(from, slash) + SEPARATOR;
    from = slash + 1;
  }
  key += path.slice(from);
  if (key.includes('\u0000')) key = key.replaceAll('\u0000', NUL);
  if (!key.includes('__id')) return key;
  const first = (segment: string): string => (numericId(segment) === null ? segment : NUMERIC + numericId(segment));
  return key.split(SEPARATOR).map(first).join(SEPARATOR);
}

export function toPath(key: string): string {
  const path = key.replaceAll(SEPARATOR, '/');
  return path.includes(NUMERIC)
    ? path.replace(NUMERIC_SEGMENT, (_, digits: string) => `__id${BigInt(`0x${digits}`) - OFFSET}__`)
    : path;
}

/** Bounds `[from, to)` of all keys below a path; everything for the empty path. */
export function descendantRange(path: string): [from: string, to: string] {
  if (path === '') return ['', '\u{10ffff}'];
  const key = toKey(path);
  return [key + SEPARATOR, key + AFTER_SEPARATOR];
}
