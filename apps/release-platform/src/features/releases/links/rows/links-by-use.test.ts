import { aStoreLink } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { linksByUse } from './links-by-use.ts';

test('the most used link is first; equal ones keep their order, and those without a known use are last', () => {
  const clicks: Readonly<Record<string, number | null>> = { a: 0, b: null, c: 12, d: 0, e: 40 };
  const links = Object.keys(clicks).map((id) => aStoreLink({ id }));
  const sorted = linksByUse(links, ({ id }) => clicks[id] ?? null);
  expect(sorted.map(({ id }) => id)).toEqual(['e', 'c', 'a', 'd', 'b']);
});
