/** Keys and types that code could confuse with its own, as JSON can carry them. */
const ODD_OBJECTS: readonly (readonly [what: string, value: unknown])[] = [
  ['an empty object', {}],
  ['an empty list', []],
  ['a list in lists', nested(40)],
  ['a long list', new Array(20_000).fill('none')],
  ['an object like a list', { 0: 'none', length: 1 }],
  ['a prototype', JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}') as unknown],
  ['what looks like a timestamp', { toMillis: 1 }],
  ['a timestamp as JSON', { seconds: 1e18, nanoseconds: -1 }],
];

/** Texts that a database, a URL, a regular expression or a program could read in another way. */
export const HOSTILE_TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000 '],
  ['a name that databases reserve', '__x__'],
  ['the shortest reserved name', '____'],
  ['a prototype’s name', '__proto__'],
  ['a property of every object', 'constructor'],
  ['this folder', '.'],
  ['the folder above', '..'],
  ['a path', 'a/b'],
  ['a path upwards', '../../users/mira'],
  ['a null character', 'a\0b'],
  ['half a character', 'a\ud800'],
  ['the other half', '\udc00b'],
  ['control characters', 'a\u0007\u001b[31m\u202eb\u2066'],
  ['a last character of Unicode', 'a\uffff\u{10ffff}'],
  ['broken escapes', '%%00%E0%A4%A%zz'],
  ['1500 bytes and more', 'ก'.repeat(600)],
  ['128 characters of four bytes', '😀'.repeat(64)],
  ['the longest id', 'x'.repeat(128)],
  ['one beyond the longest id', 'x'.repeat(129)],
  ['100 kB', 'x'.repeat(100_000)],
  ['3 MB', '界'.repeat(1_000_000)],
  ['a date that is none', '2026-02-30'],
  ['a far year', '9999-12-31'],
  ['the first year', '0001-01-01'],
  ['a number as text', '1e308'],
];

/** Numbers out of the range of instants, counts and whole numbers. JSON can carry all but NaN. */
export const HOSTILE_NUMBERS: readonly (readonly [what: string, value: number])[] = [
  ['no number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['minus infinity', Number.NEGATIVE_INFINITY],
  ['minus zero', -0],
  ['minus one', -1],
  ['a half', 0.5],
  ['the largest number', 1e308],
  ['the smallest number', 5e-324],
  ['the least number', -1e308],
  ['beyond whole numbers', 2 ** 53],
  ['beyond dates', 8.64e15 + 1],
  ['the last instant of dates', 8.64e15],
  ['the year 10000', 253_402_300_800_000],
  ['the year 33658', 1e15],
  ['before the year 1', -62_135_596_800_001],
];

/** Values that no field is meant to get: the tests send each to every field of every callable. */
const HOSTILE_VALUES: readonly (readonly [what: string, value: unknown])[] = [
  ...HOSTILE_TEXTS,
  ...HOSTILE_NUMBERS,
  ...ODD_OBJECTS,
  ['null', null],
  ['nothing at all', undefined],
  ['yes', true],
];

/** A value with one hostile part. */
export interface HostileInput {
  /** Field and what it got, to name a failure. */
  readonly what: string;
  readonly value: unknown;
}

/**
 * A valid value with each part, and each key, replaced by each hostile value.
 *
 * @param done valid values whose hostile inputs are known: parts that are the same there are left as they are
 */
export function* hostileInputs(valid: unknown, done: readonly unknown[] = [], path = ''): Generator<HostileInput> {
  for (const [what, value] of HOSTILE_VALUES) yield { what: `${path || 'input'}: ${what}`, value };
  if (Array.isArray(valid)) {
    yield* hostileLists(valid, done, path);
  } else if (isRecord(valid)) {
    const alike = done.filter(isRecord).filter((other) => isSameKind(other, valid));
    for (const [key, inner] of Object.entries(valid)) {
      const known = alike.map((other) => other[key]);
      if (known.some((other) => isSame(other, inner))) continue;
      const { [key]: _, ...others } = valid;
      for (const { what, value } of hostileInputs(inner, known, `${path}.${key}`))
        yield { what, value: { ...valid, [key]: value } };
      for (const [what, text] of HOSTILE_TEXTS)
        // A computed key is an own property, also `__proto__`.
        yield { what: `${path}, key: ${what}`, value: { ...others, [text]: inner } };
    }
    const many = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`key-${index}`, Object.values(valid)[0]]),
    );
    yield { what: `${path}: many keys`, value: { ...valid, ...many } };
  }
}

function* hostileLists(items: readonly unknown[], done: readonly unknown[], path: string): Generator<HostileInput> {
  yield { what: `${path}: many of them`, value: new Array(10_000).fill(items[0]) };
  yield { what: `${path}: the same twice`, value: [...items, ...items] };
  if (items.length === 0) return;
  const [first, ...rest] = items;
  const known = done.flatMap((other) => (Array.isArray(other) ? [other[0] as unknown] : []));
  for (const { what, value } of hostileInputs(first, known, `${path}.0`)) yield { what, value: [value, ...rest] };
}

type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two objects differ in their lists and objects alone. Variants of a schema have other keys, or another kind. */
function isSameKind(one: JsonRecord, other: JsonRecord): boolean {
  const keys = Object.keys(one);
  return (
    isSame(keys, Object.keys(other)) &&
    keys.every(
      (key) => isSame(one[key], other[key]) || (typeof one[key] === 'object' && typeof other[key] === 'object'),
    )
  );
}

function nested(depth: number): unknown {
  return depth === 0 ? 'none' : [nested(depth - 1)];
}
