import { aTrack } from '@countin/domain/testing';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { ernMessages, releaseFacts } from '../ern/testing/ern-messages.ts';
import { recordOf } from '../ern/testing/read-text.ts';
import { aRecord } from '../testing/a-record.ts';
import { someFields } from '../testing/some-fields.ts';
import { ImportPageError, readRecordPage, writeRecordPage } from './index.ts';

it('records are the same after a page', async () => {
  const message = await recordOf(ernMessages(releaseFacts()).ern43);
  const wrong = aRecord(
    { tracks: [aTrack()] },
    {
      unread: [{ column: 'upc', track: null, text: '12\u{fffd}', kind: 'number' }],
      correctedTrackFields: [['version']],
      problems: [
        {
          code: 'gtin/length',
          field: 'upc',
          place: { part: '', line: 2, column: 'UPC' },
          found: '12',
          params: { a: 1 },
        },
      ],
    },
  );
  expect(readRecordPage(writeRecordPage([message, wrong]))).toEqual([message, wrong]);
  fc.assert(
    fc.property(someFields, (fields) => {
      const record = aRecord({}, { fields });
      expect(readRecordPage(writeRecordPage([record]))).toEqual([record]);
    }),
  );
});

const record = aRecord({ title: 'Tide' });
test.each([
  ['no JSON', '[{"key": '],
  ['no list', '{}'],
  ['no record', '[null]'],
  ['a record without a place', JSON.stringify([{ ...record, place: undefined }])],
  ['a field of another type', JSON.stringify([{ ...record, fields: { title: { value: 7 } } }])],
  ['a field that is neither given nor cleared', JSON.stringify([{ ...record, fields: { title: 'Tide' } }])],
  ['tracks without a title', JSON.stringify([{ ...record, fields: { tracks: { value: [{}] } } }])],
  ['a problem without a place', JSON.stringify([{ ...record, problems: [{ code: 'a' }] }])],
])('a page with %s is a clear error', (_, text) => {
  expect(() => readRecordPage(text)).toThrow(ImportPageError);
  expect(() => readRecordPage(text)).toThrow(/^a page of records /);
});

it('fields of other names are left out, those of every object too', () => {
  const text = JSON.stringify([record]).replace('"fields":{', '"fields":{"__proto__":{"value":1},"cover":{"value":1},');
  expect(readRecordPage(text)).toEqual([record]);
});
