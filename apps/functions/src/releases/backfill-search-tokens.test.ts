import { documents } from '@countin/domain/documents';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { backfillSearchTokens } from './backfill-search-tokens.ts';

test('releases from before there were search tokens get theirs, across runs that are cut short, and keep their date of change', async () => {
  const world = createWorld('backfill-search-tokens');
  const ids = Array.from({ length: 130 }, (_, index) => `product-${String(index).padStart(3, '0')}`);
  const { updatedAt } = await putDraft(world, { id: 'product-zz', title: '潮', productSlug: 'tide-lines' });
  for (const id of ids) await putDraft(world, { id });
  // The deadline has passed already: one page a run.
  await backfillSearchTokens(world, 0);
  expect((await world.read(documents.musicProduct('product-zz').path))?.['searchTokens']).toBeUndefined();
  await backfillSearchTokens(world, 0);
  const stored = await world.read(documents.musicProduct('product-zz').path);
  expect(stored?.['searchTokens']).toEqual(expect.arrayContaining(['lines', 'okafor']));
  expect((stored?.['updatedAt'] as { toMillis(): number }).toMillis()).toBe(updatedAt);
  expect(await world.read(documents.searchTokenSweep().path)).toMatchObject({ done: true });

  await putDraft(world, { id: 'product-later' });
  await backfillSearchTokens(world, Infinity);
  expect(
    (await world.read(documents.musicProduct('product-later').path))?.['searchTokens'],
    'what is done is not done again',
  ).toBeUndefined();
});
