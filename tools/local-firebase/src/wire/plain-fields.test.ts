import { describe, expect, it } from 'vitest';
import { fieldsSize } from '../engine/values/document-size.ts';
import { normaliseFields } from '../engine/values/document-values.ts';
import { spoilBytes } from '../fuzz/mutations.ts';
import { Random } from '../fuzz/random.ts';
import { messageType } from '../protocol/schema.ts';
import type { Wire } from '../service.ts';
import { decodeFields, encodeFields } from '../store/document-bytes.ts';
import { decodeMessage, decodeRequest } from './decode-message.ts';
import { EncodedFields } from './encoded-fields.ts';
import { encodeMessage } from './encode-message.ts';
import { readPlainFields } from './plain-fields.ts';

const document = messageType('google.firestore.v1.Document');

const list = (...values: Wire[]): Wire => ({ arrayValue: { values } });
const map = (fields: Record<string, Wire>): Wire => ({ mapValue: { fields } });
const deep = (levels: number): Wire => (levels === 0 ? { booleanValue: true } : map({ in: deep(levels - 1) }));

const PLAIN: Wire[] = [
  { nullValue: 'NULL_VALUE' },
  { booleanValue: false },
  { booleanValue: true },
  { integerValue: '0' },
  { integerValue: '-1' },
  { integerValue: '127' },
  { integerValue: '128' },
  { integerValue: '9007199254740993' },
  { integerValue: '9223372036854775807' },
  { integerValue: '-9223372036854775808' },
  { doubleValue: 0 },
  { doubleValue: -0 },
  { doubleValue: 1.5 },
  { doubleValue: -1e300 },
  { doubleValue: 5e-324 },
  { timestampValue: {} },
  { timestampValue: { seconds: '1' } },
  { timestampValue: { nanos: 1000 } },
  { timestampValue: { seconds: '1700000000', nanos: 999_999_000 } },
  { timestampValue: { seconds: '253402300799' } },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'é😀\u0000' },
  { stringValue: 'x'.repeat(300) },
  { stringValue: 'é'.repeat(300) },
  { bytesValue: Buffer.alloc(0) },
  { bytesValue: Buffer.from([0, 255]) },
  list(),
  list({ integerValue: '1' }, { stringValue: 'a' }, map({ a: list({ booleanValue: true }) })),
  map({}),
  map({ 'odd name': { integerValue: '1' }, é: { stringValue: 'b' } }),
  deep(10),
];
const OTHERS: Wire[] = [
  { doubleValue: NaN },
  { doubleValue: Infinity },
  { timestampValue: { seconds: '-1' } },
  { timestampValue: { seconds: '1', nanos: 1 } },
  { timestampValue: { seconds: '253402300800' } },
  { timestampValue: { nanos: 1_000_000_000 } },
  { referenceValue: 'projects/p/databases/d/documents/a/b' },
  { geoPointValue: { latitude: 1 } },
  list(list()),
  map({ '': { integerValue: '1' } }),
  map({ __a__: { integerValue: '1' } }),
  deep(25),
  {},
  map({ __type__: { stringValue: '__vector__' }, value: list({ doubleValue: 1 }) }),
  map({ ['k'.repeat(1501)]: { integerValue: '1' } }),
];

/** Checks that what is kept is what the long way would have stored. */
function agrees(bytes: Uint8Array, kept: EncodedFields): void {
  const fields = normaliseFields(decodeFields(bytes));
  expect(Buffer.from(kept.bytes)).toEqual(encodeFields(fields));
  expect(kept.size).toBe(fieldsSize(fields));
}

describe('fields', () => {
  it.each(PLAIN)('with %j are kept as they come', (value) => {
    const bytes = encodeFields({ a: value, 'second field': value });
    const kept = readPlainFields(bytes, 0, bytes.length);
    expect(kept).not.toBeNull();
    if (kept) agrees(bytes, kept);
  });

  it.each(OTHERS)('with %j go the long way', (value) => {
    const bytes = encodeFields({ a: { booleanValue: true }, b: value });
    expect(readPlainFields(bytes, 0, bytes.length)).toBeNull();
  });

  it('that come twice go the long way', () => {
    const bytes = Buffer.concat([
      encodeFields({ a: { integerValue: '1' } }),
      encodeFields({ a: { integerValue: '2' } }),
    ]);
    expect(readPlainFields(bytes, 0, bytes.length)).toBeNull();
    expect(decodeRequest(document, bytes)).toEqual({ fields: { a: { integerValue: '2' } } });
  });

  it('with texts that are not UTF-8 are refused', () => {
    const bytes = encodeFields({ a: { stringValue: 'xyz' } });
    bytes.write('\u00ff', bytes.indexOf('xyz'), 'latin1');
    expect(() => decodeRequest(document, bytes)).toThrow();
  });

  it('are kept only if the full conversion stores the same', () => {
    let count = 0;
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const random = new Random(seed);
      const fields = Object.fromEntries(
        Array.from({ length: 1 + random.below(4) }, (_, i) => [`f${i}`, random.pick(random.below(9) ? PLAIN : OTHERS)]),
      );
      const sound = encodeFields(fields);
      const bytes = random.below(2) ? sound : spoilBytes(random, sound);
      const kept = readPlainFields(bytes, 0, bytes.length);
      if (!kept || kept.bytes.length < bytes.length) continue;
      count += 1;
      agrees(bytes, kept);
    }
    expect(count).toBeGreaterThan(5000);
  });
});

describe('requests', () => {
  const type = messageType('google.firestore.v1.CommitRequest');
  const request = (fields: Wire): Buffer =>
    encodeMessage(type, {
      database: 'd',
      writes: [{ update: { name: 'n', fields }, updateMask: { fieldPaths: ['a'] } }],
    });

  it('hold plain fields as bytes and are otherwise unchanged', () => {
    const bytes = request({ a: { integerValue: '7' } });
    const [write] = decodeRequest(type, bytes).writes;
    expect(write).toMatchObject({ update: { name: 'n' }, updateMask: { fieldPaths: ['a'] } });
    expect(write.update.fields).toBeInstanceOf(EncodedFields);
    expect(decodeFields(write.update.fields.bytes)).toEqual({ a: { integerValue: '7' } });
  });

  it('hold other fields as values', () => {
    const bytes = request({ a: { doubleValue: NaN } });
    expect(decodeRequest(type, bytes)).toEqual(decodeMessage(type, bytes));
  });

  it('hold fields as values when they come in parts', () => {
    const [one, two] = ['a', 'b'].map((name) => encodeFields({ [name]: { stringValue: name } }));
    const bytes = Buffer.concat([one, encodeMessage(document, { name: 'n' }), two] as Buffer[]);
    expect(decodeRequest(document, bytes)).toEqual({
      name: 'n',
      fields: { a: { stringValue: 'a' }, b: { stringValue: 'b' } },
    });
  });
});
