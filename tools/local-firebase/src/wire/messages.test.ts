import type protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import { samples } from '../fuzz/sample-requests.ts';
import { spoilBytes } from '../fuzz/mutations.ts';
import { Random } from '../fuzz/random.ts';
import { messageType, rpcMethods } from '../protocol/schema.ts';
import type { Wire } from '../service.ts';
import { decodeMessage } from './decode-message.ts';
import { encodeMessage } from './encode-message.ts';

/** Result of the published library for the same bytes. */
function reference(type: protobuf.Type, bytes: Uint8Array): Wire {
  return type.toObject(type.decode(bytes), { longs: String, enums: String, bytes: Buffer, oneofs: false });
}

const cases = rpcMethods.flatMap(({ name, requestType }) =>
  (samples[name] ?? []).map((wire) => ({ name, requestType, wire })),
);
const value = messageType('google.firestore.v1.Value');

describe('messages', () => {
  it.each(cases)('of $name are read as the library reads them', ({ requestType, wire }) => {
    const bytes = Buffer.from(requestType.encode(requestType.fromObject(wire)).finish());
    expect(decodeMessage(requestType, bytes)).toEqual(reference(requestType, bytes));
  });

  it.each(cases)('of $name are written so that the library reads the same', ({ requestType, wire }) => {
    expect(reference(requestType, encodeMessage(requestType, wire))).toEqual(wire);
  });

  it('are refused when the library refuses them', () => {
    for (let seed = 1; seed <= 3000; seed += 1) {
      const random = new Random(seed);
      // The library does not check the text of the one field that schema.ts adds.
      const { requestType, wire } = random.pick(cases.filter(({ name }) => name !== 'BatchWrite'));
      const bytes = spoilBytes(random, encodeMessage(requestType, wire));
      const [ours, theirs] = [decodeMessage, reference].map((decode) => {
        try {
          return decode(requestType, bytes);
        } catch {
          return 'refused';
        }
      });
      expect(ours === 'refused', `seed ${seed}`).toBe(theirs === 'refused');
    }
  });

  it.each([
    { integerValue: '9223372036854775807' },
    { integerValue: '-9223372036854775808' },
    { integerValue: '-1' },
    { integerValue: '0' },
    { integerValue: '562949953421312' },
    { doubleValue: -0 },
    { doubleValue: NaN },
    { stringValue: '' },
    { booleanValue: false },
    { nullValue: 'NULL_VALUE' },
    { bytesValue: Buffer.alloc(0) },
    { mapValue: {} },
    { arrayValue: {} },
    { stringValue: '😀\u0000' },
  ])('keep %j', (wire) => {
    expect(decodeMessage(value, encodeMessage(value, wire))).toEqual(wire);
  });

  it('are written alike when one object occurs several times in a list', () => {
    const response = messageType('google.firestore.v1.CommitResponse');
    const [one, two]: Wire[] = [
      { updateTime: { seconds: '7', nanos: 5 } },
      { transformResults: [{ integerValue: '1' }] },
    ];
    const wire = { writeResults: [one, one, two, two, one], commitTime: { seconds: '7' } };
    expect(reference(response, encodeMessage(response, wire))).toEqual(wire);
  });

  it('keep keys that objects have of their own', () => {
    const fields = JSON.parse('{"__proto__":{"integerValue":"1"},"constructor":{"integerValue":"2"}}') as Wire;
    const read = decodeMessage(value, encodeMessage(value, { mapValue: { fields } }));
    expect(Object.keys(read.mapValue.fields)).toEqual(['__proto__', 'constructor']);
  });

  it('take the last member of a oneof', () => {
    const bytes = Buffer.concat([
      encodeMessage(value, { integerValue: '1' }),
      encodeMessage(value, { stringValue: 'a' }),
    ]);
    expect(decodeMessage(value, bytes)).toEqual({ stringValue: 'a' });
  });

  it('are not read beyond a depth', () => {
    let wire: Wire = { booleanValue: true };
    for (let depth = 0; depth < 60; depth += 1) wire = { arrayValue: { values: [wire] } };
    expect(() => decodeMessage(value, encodeMessage(value, wire))).toThrow('nested too deeply');
  });
});
