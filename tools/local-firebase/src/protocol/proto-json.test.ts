import { toProto3JSON } from 'proto3-json-serializer';
import { describe, expect, it } from 'vitest';
import { jsonToWire, wireToJson } from './proto-json.ts';
import { messageType } from './schema.ts';
import { decodeMessage } from '../wire/decode-message.ts';
import { encodeMessage } from '../wire/encode-message.ts';

const document = messageType('google.firestore.v1.Document');
const value = messageType('google.firestore.v1.Value');
const target = messageType('google.firestore.v1.Target');
const query = messageType('google.firestore.v1.RunQueryRequest');

const name = 'projects/p/databases/(default)/documents/a/b';
const full = {
  name,
  createTime: '2026-01-02T03:04:05.000006Z',
  fields: {
    nothing: { nullValue: null },
    no: { booleanValue: false },
    big: { integerValue: '9223372036854775807' },
    half: { doubleValue: 0.5 },
    at: { timestampValue: '1969-12-31T23:59:59.999999Z' },
    emoji: { stringValue: '🎛️ ok' },
    empty: { stringValue: '' },
    raw: { bytesValue: 'aGk=' },
    ref: { referenceValue: name },
    where: { geoPointValue: { latitude: 1.5, longitude: -2 } },
    list: { arrayValue: { values: [{ integerValue: '1' }, { arrayValue: {} }] } },
    map: { mapValue: { fields: { a: { booleanValue: true } } } },
  },
};

describe('proto3 JSON', () => {
  it('passes through wire objects and protobuf bytes unchanged', () => {
    const wire = jsonToWire(document, full);
    expect(wireToJson(document, wire)).toEqual(full);
    expect(wireToJson(document, decodeMessage(document, encodeMessage(document, wire)))).toEqual(full);
  });

  it('gives wire objects of exactly the form that protobuf bytes give', () => {
    const wire = jsonToWire(document, full);
    expect(decodeMessage(document, encodeMessage(document, wire))).toEqual(wire);
    const json = {
      parent: 'x',
      structuredQuery: { offset: 0, limit: 5, orderBy: [], from: [{ allDescendants: false }] },
    };
    const request = jsonToWire(query, json);
    expect(decodeMessage(query, encodeMessage(query, request))).toEqual(request);
    expect(request).toEqual({ parent: 'x', structuredQuery: { limit: { value: 5 }, from: [{}] } });
  });

  it('agrees with the published serialiser', () => {
    const message = document.fromObject(jsonToWire(document, full));
    expect(toProto3JSON(message as never)).toEqual(full);
  });

  it('keeps negative zero, NaN and the infinities', () => {
    for (const [number, text] of [
      [-0, '-0'],
      [NaN, 'NaN'],
      [Infinity, 'Infinity'],
      [-Infinity, '-Infinity'],
    ] as const) {
      expect(wireToJson(value, { doubleValue: number })).toEqual({ doubleValue: text });
      expect(Object.is(jsonToWire(value, { doubleValue: text }).doubleValue, number)).toBe(true);
    }
  });

  it('reads timestamps with zero to nine digits and with offsets', () => {
    const at = (text: string) => jsonToWire(value, { timestampValue: text }).timestampValue;
    expect(at('2020-01-01T00:00:00Z')).toEqual({ seconds: '1577836800' });
    expect(at('2020-01-01T00:00:00.1Z')).toEqual({ seconds: '1577836800', nanos: 100_000_000 });
    expect(at('2020-01-01T01:30:00.123456789+01:30')).toEqual({ seconds: '1577836800', nanos: 123_456_789 });
    expect(at('0001-01-01T00:00:00Z')).toEqual({ seconds: '-62135596800' });
    expect(at('1969-12-31T23:59:59.5Z')).toEqual({ seconds: '-1', nanos: 500_000_000 });
  });

  it('takes enums by name and by number, and field names in snake case', () => {
    const byNumber = jsonToWire(query, { structured_query: { orderBy: [{ direction: 2 }] } });
    const byName = jsonToWire(query, { structuredQuery: { order_by: [{ direction: 'DESCENDING' }] } });
    expect(byNumber).toEqual(byName);
  });

  it('takes wrapped numbers, URL-safe bytes and absent values', () => {
    const wire = jsonToWire(target, { expectedCount: 3, resumeToken: '-_8', once: null, unknown: 1 });
    expect(wire).toEqual({ expectedCount: { value: 3 }, resumeToken: Buffer.from([0xfb, 0xff]) });
  });

  it('treats a field called __proto__ as data', () => {
    const json = JSON.parse('{"fields":{"__proto__":{"stringValue":"x"}}}') as unknown;
    const wire = jsonToWire(document, json);
    expect(Object.keys(wire.fields)).toEqual(['__proto__']);
    expect(JSON.stringify(wireToJson(document, wire))).toBe(JSON.stringify(json));
  });

  it.each([
    { stringValue: 'x\ud800' },
    { stringValue: '\udc00x' },
    { stringValue: '\udc00\ud800' },
    { referenceValue: `${name}\ud800` },
    { mapValue: { fields: { '\ud800': { booleanValue: true } } } },
    { arrayValue: { values: [{ mapValue: { fields: { a: { stringValue: '\ud800' } } } }] } },
  ])('refuses half of a surrogate pair in %j', (json) => {
    expect(() => jsonToWire(value, json)).toThrow(/has half of a surrogate pair/);
  });

  it('refuses what does not fit', () => {
    const refused = [
      { integerValue: '9223372036854775808' },
      { integerValue: 1.5 },
      { stringValue: 7 },
      { doubleValue: 'many' },
      { arrayValue: { values: {} } },
      { timestampValue: 'yesterday' },
      { timestampValue: '2024-02-30T00:00:00Z' },
      { timestampValue: '2024-01-01T24:00:00Z' },
      { timestampValue: '0000-12-31T23:59:59Z' },
      { timestampValue: '0001-01-01T00:00:00+00:01' },
      { timestampValue: '9999-12-31T23:59:59-00:01' },
      { timestampValue: '2024-01-01T00:00:00+24:00' },
      { bytesValue: 'a b' },
    ];
    for (const json of refused) expect(() => jsonToWire(value, json)).toThrow(/Invalid JSON payload/);
  });
});
