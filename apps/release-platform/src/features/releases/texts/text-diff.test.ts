import { expect, test } from 'vitest';
import { textDiff } from './text-diff.ts';

test('words are compared where words have spaces, characters elsewhere', () => {
  expect(textDiff('five songs', 'six songs', 'en')).toEqual([
    { kind: 'removed', text: 'five' },
    { kind: 'added', text: 'six' },
    { kind: 'same', text: ' songs' },
  ]);
  expect(textDiff('五首歌', '六首歌', 'zh-CN')).toEqual([
    { kind: 'removed', text: '五' },
    { kind: 'added', text: '六' },
    { kind: 'same', text: '首歌' },
  ]);
});
