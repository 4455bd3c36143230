import { expect, test } from 'vitest';
import type { Wire } from '../../service.ts';
import { outcomeOf } from '../decide-for-test.ts';

test.each<[Wire, string]>([
  [{ nullValue: 'NULL_VALUE' }, `resource.data.x == null`],
  [{ nullValue: null }, `resource.data.x == null`],
  [{ booleanValue: false }, `resource.data.x == false`],
  [{ integerValue: '9223372036854775807' }, `resource.data.x == 9223372036854775807`],
  [{ integerValue: '-9223372036854775808' }, `resource.data.x == -9223372036854775808`],
  [{ integerValue: 5 }, `resource.data.x == 5 && resource.data.x is int`],
  [{ doubleValue: 5 }, `resource.data.x == 5 && resource.data.x is float`],
  [{ doubleValue: 'NaN' }, `math.isNaN(resource.data.x)`],
  [{ doubleValue: '-Infinity' }, `resource.data.x < -1e300`],
  [{ doubleValue: '-0' }, `resource.data.x == 0`],
  [{ stringValue: '' }, `resource.data.x == ''`],
  [{ bytesValue: Buffer.from('ab') }, `resource.data.x == b'ab'`],
  [{ bytesValue: 'YWI=' }, `resource.data.x == b'ab'`],
  [
    { timestampValue: { seconds: '1700000000', nanos: 5 } },
    `resource.data.x.nanos() == 5 && resource.data.x.year() == 2023`,
  ],
  [{ timestampValue: { seconds: '-1', nanos: 5 } }, `resource.data.x.nanos() == 5 && resource.data.x.year() == 1969`],
  [{ timestampValue: {} }, `resource.data.x.toMillis() == 0`],
  [
    { timestampValue: '2023-11-14T22:13:20.000000005Z' },
    `resource.data.x.nanos() == 5 && resource.data.x.toMillis() == 1700000000000`,
  ],
  [{ timestampValue: '2023-11-14T22:13:20Z' }, `resource.data.x.toMillis() == 1700000000000`],
  [
    { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
    `resource.data.x == /databases/$(database)/documents/a/b`,
  ],
  [{ geoPointValue: { latitude: 1.5 } }, `resource.data.x == latlng.value(1.5, 0)`],
  [{ arrayValue: {} }, `resource.data.x == []`],
  [{ arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } }, `resource.data.x == [1, 'a']`],
  [{ mapValue: {} }, `resource.data.x == {}`],
  [{ mapValue: { fields: { a: { mapValue: { fields: { b: { booleanValue: true } } } } } } }, `resource.data.x.a.b`],
])('%j satisfies %s', (wire, condition) => {
  expect(outcomeOf(condition, { x: wire })).toBe(true);
});

test('a value of a type the language does not have denies without throwing', () => {
  expect(outcomeOf('true', { x: { pipelineValue: {} } })).toBe('error');
});
