import { expect, test } from 'vitest';
import { IDS_A_QUERY, idPages } from './id-pages.ts';

const ids = (count: number) => Array.from({ length: count }, (_none, at) => `id-${at}`);

test.each([
  [0, []],
  [IDS_A_QUERY, [30]],
  [IDS_A_QUERY + 1, [30, 1]],
])('%s ids are asked for in groups of %j', (count, sizes) => {
  const pages = idPages(ids(count));
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toEqual(ids(count));
});
