import { expect, it } from 'vitest';
import { splitAround } from './split-around.ts';

it.each([
  ['Releases Friday at 6 PM', ['Releases ', { value: 'date' }, ' at ', { value: 'time' }]],
  ['6 PM, Friday: out', [{ value: 'time' }, ', ', { value: 'date' }, ': out']],
  ['Friday', [{ value: 'date' }]],
  ['Soon', ['Soon']],
])('%s is split where its values are, in its own order', (text, pieces) => {
  expect(splitAround(text, { date: 'Friday', time: '6 PM', none: '' })).toEqual(pieces);
});
