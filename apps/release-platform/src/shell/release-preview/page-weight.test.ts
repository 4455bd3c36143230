import { expect, test } from 'vitest';
import { PART_BUDGETS, weighPage } from './page-weight.ts';

test('a page at its budgets is within them, and is read within the time that the bench allows', () => {
  const weight = weighPage(PART_BUDGETS);
  expect(weight).toMatchObject({ over: [], excess: 0, total: weight.budget });
  expect(weight.readable).toBeLessThan(700);
  expect(weight.complete).toBeLessThan(2000);
});

test('a heavy cover and a long page are named, the heavier first', () => {
  const weight = weighPage({ ...PART_BUDGETS, html: 15_000, cover: 300_000 });
  expect(weight.over).toEqual(['cover', 'html']);
  expect(weight.excess).toBe(171_000);
});

test('less of one part does not pay for another', () => {
  expect(weighPage({ ...PART_BUDGETS, cover: 10_000, typeface: 9000 }).over).toEqual(['typeface']);
});
