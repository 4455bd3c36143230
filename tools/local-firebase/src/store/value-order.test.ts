import { expect, test } from 'vitest';
import { complement, encodePath, encodeValue } from './value-order.ts';
import type { Wire } from '../service.ts';

const int = (value: string): Wire => ({ integerValue: value });
const double = (value: number): Wire => ({ doubleValue: value });
const text = (value: string): Wire => ({ stringValue: value });
const time = (seconds: string, nanos = 0): Wire => ({ timestampValue: { seconds, nanos } });
const ref = (path: string): Wire => ({ referenceValue: `projects/p/databases/d/documents/${path}` });
const list = (...values: Wire[]): Wire => ({ arrayValue: { values } });
const map = (fields: Record<string, Wire>): Wire => ({ mapValue: { fields } });
const vector = (...values: number[]): Wire => map({ __type__: text('__vector__'), value: list(...values.map(double)) });

const ASCENDING: Wire[] = [
  { nullValue: 'NULL_VALUE' },
  { booleanValue: false },
  { booleanValue: true },
  double(NaN),
  double(-Infinity),
  double(-1e300),
  int('-9223372036854775808'),
  int('-9223372036854775807'),
  int('-1'),
  double(-0.5),
  double(-5e-324),
  int('0'),
  double(5e-324),
  double(0.5),
  int('1'),
  double(1.5),
  int('9007199254740992'),
  int('9007199254740993'),
  int('9007199254740994'),
  int('9223372036854775806'),
  int('9223372036854775807'),
  double(2 ** 63),
  double(Infinity),
  time('-62135596800'),
  time('-1', 999_999_000),
  time('0'),
  time('0', 1000),
  time('253402300799', 999_999_000),
  text(''),
  text('\0'),
  text('\0\0'),
  text('\u0001'),
  text('a'),
  text('a\0b'),
  text('a\u0001'),
  text('aa'),
  text('b'),
  text('é'),
  text('\uffff'),
  text('😀'),
  { bytesValue: Buffer.from([]) },
  { bytesValue: Buffer.from([0]) },
  { bytesValue: Buffer.from([0, 255]) },
  { bytesValue: Buffer.from([1]) },
  { bytesValue: Buffer.from([255]) },
  ref('a/__id-9223372036854775808__'),
  ref('a/__id-1__'),
  ref('a/__id9__'),
  ref('a/__id10__'),
  ref('a/\0'),
  ref('a/1'),
  ref('a/__ida__'),
  ref('a/b'),
  ref('a/b/c/d'),
  ref('a/b!'),
  ref('a\0/__id-1__'),
  ref('a1/x'),
  ref('b/a'),
  { geoPointValue: { latitude: -90, longitude: 180 } },
  { geoPointValue: { longitude: -1 } },
  { geoPointValue: {} },
  { geoPointValue: { latitude: 1, longitude: -180 } },
  list(),
  list(int('1')),
  list(int('1'), int('1')),
  list(int('2')),
  list(text('a')),
  vector(9),
  vector(1, 1),
  vector(1, 2),
  map({}),
  map({ a: int('1') }),
  map({ a: int('1'), b: int('0') }),
  map({ a: int('2') }),
  map({ aa: int('1') }),
  map({ b: int('1') }),
];

test('encodings compare as values do, in both directions', () => {
  const keys = ASCENDING.map(encodeValue);
  for (let i = 1; i < keys.length; i++) {
    const [low = '', high = ''] = [keys[i - 1], keys[i]];
    const pair = JSON.stringify([ASCENDING[i - 1], ASCENDING[i]]);
    expect(low < high, pair).toBe(true);
    expect(complement(low) > complement(high), pair).toBe(true);
    expect(high.startsWith(low), pair).toBe(false);
  }
});

test.each([
  ['an integer and a double', int('1'), double(1)],
  ['both zeros', double(0), double(-0)],
  ['integer zero and negative zero', int('0'), double(-0)],
  ['a large integer and its double', int('9007199254740992'), double(2 ** 53)],
  ['NaN and NaN', double(NaN), double(-NaN)],
  ['maps with keys in another order', map({ a: int('1'), b: int('2') }), map({ b: int('2'), a: int('1') })],
])('%s are equal', (_, a, b) => {
  expect(encodeValue(a)).toBe(encodeValue(b));
});

test('paths compare as references do', () => {
  const paths = ASCENDING.flatMap(({ referenceValue }) => referenceValue?.split('/documents/')[1] ?? []);
  const keys = paths.map(encodePath);
  expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : 1)));
});
