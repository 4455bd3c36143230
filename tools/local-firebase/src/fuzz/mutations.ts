/** Deliberate corruptions of messages, for tests. */
import type { Random } from './random.ts';

/** Bytes with one to three errors: cut, flipped, grown, doubled, lengths changed. */
export function spoilBytes(random: Random, bytes: Buffer): Buffer {
  let spoilt = bytes;
  for (let errors = 1 + random.below(3); errors > 0; errors -= 1) spoilt = spoilOnce(random, spoilt);
  return spoilt;
}

function spoilOnce(random: Random, bytes: Buffer): Buffer {
  const at = random.below(bytes.length + 1);
  const rest = bytes.subarray(at);
  switch (random.below(6)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), random.bytes(random.below(16)), rest]);
    case 2:
      return Buffer.concat([bytes, rest]);
    case 3:
      return Buffer.concat([bytes.subarray(0, at), rest.subarray(random.below(8))]);
    default: {
      const flipped = Buffer.from(bytes);
      // Lengths and tags are mostly small or have the high bit set.
      if (bytes.length > 0) flipped[at % bytes.length] = random.pick([0, 1, 0x7f, 0x80, 0xff, random.below(256)]);
      return flipped;
    }
  }
}

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  '0',
  '-1',
  'NaN',
  '9223372036854775808',
  ' ',
  '\u0000',
  '😀',
  '\ud800',
  '__proto__',
  '__id7__',
  '../..',
  'projects//databases//documents',
  'a'.repeat(2000),
  '2024-13-45T99:99:99Z',
  '-5s',
  [],
  [[]],
  [null],
  {},
  { __proto__: null },
  JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
  { nullValue: 1 },
];

/** Values that nest themselves as protobuf's JSON does. */
function deep(random: Random): unknown {
  const depth = random.pick([19, 21, 60, 200, 1000]);
  const wrap = random.pick([
    (inner: unknown) => ({ mapValue: { fields: { a: inner } } }),
    (inner: unknown) => ({ arrayValue: { values: [inner] } }),
    (inner: unknown) => ({ compositeFilter: { op: 'OR', filters: [inner] } }),
    (inner: unknown) => [inner],
  ]);
  let value: unknown = { integerValue: '1' };
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

/** A copy of a JSON value in which something was replaced, left out or added. */
export function spoilJson(random: Random, json: unknown): unknown {
  if (random.chance(0.25) || typeof json !== 'object' || json === null) {
    return random.chance(0.05) ? deep(random) : random.pick(ODD);
  }
  if (Array.isArray(json)) {
    const at = random.below(json.length + 1);
    return json.toSpliced(at, 1, spoilJson(random, json[at] ?? json[0]));
  }
  const keys = Object.keys(json);
  const key = random.chance(0.1) ? random.pick(['__proto__', 'constructor', 'toString', 'x_y']) : random.pick(keys);
  const entries = Object.entries(json).filter(([name]) => name !== key);
  if (random.chance(0.15)) return Object.fromEntries(entries);
  const value = (json as Record<string, unknown>)[key];
  return Object.fromEntries([...entries, [key, spoilJson(random, value)]]);
}
