import { isReservedSlug } from '@countin/slug';
import { expect, test } from 'vitest';
import { ROUTE_SAMPLES } from '../testing/index.ts';

test('no slug can shadow a path of either site', () => {
  const first = Object.values(ROUTE_SAMPLES)
    .flat()
    .map(({ path }) => path.split('/')[1] ?? '');
  const words = [...new Set(first)].filter((word) => word !== '' && !word.startsWith('{'));
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
});
