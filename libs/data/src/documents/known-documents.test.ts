import { expect, it } from 'vitest';
import { knownDocuments } from './known-documents.ts';

const document = (id: string, title = id) => ({ id, path: `musicProducts/${id}`, data: { title } });

it('a document is known as it was read last, for five minutes', () => {
  let now = 0;
  const known = knownDocuments(() => now);
  known.add([document('tide', 'Low Tide')]);
  now = 200_000;
  known.add([document('tide', 'High Tide')]);
  now = 499_999;
  expect(known.get('musicProducts/tide')?.data).toEqual({ title: 'High Tide' });
  now = 500_000;
  expect(known.get('musicProducts/tide')).toBeNull();
});

it('the oldest documents make room for others', () => {
  const known = knownDocuments(() => 0);
  known.add([document('first'), document('second')]);
  known.add([document('first')]);
  known.add(Array.from({ length: 199 }, (_, at) => document(`later-${at}`)));
  expect(known.get('musicProducts/second')).toBeNull();
  expect(known.get('musicProducts/first')).not.toBeNull();
});

it('nothing is known of a document that was dropped, or after a change of users', () => {
  const known = knownDocuments(() => 0);
  known.add([document('tide'), document('line')]);
  known.drop('musicProducts/tide');
  expect(known.get('musicProducts/tide')).toBeNull();
  known.clear();
  expect(known.get('musicProducts/line')).toBeNull();
});
