import { MOST_SAVED_VIEWS } from '@countin/domain/publisher';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/services.ts';
import { readSavedViews, saveView } from './saved-views.ts';

const [ANA, BEN] = ['uid-ana', 'uid-ben'];
const drafts = {
  id: 'drafts',
  screen: 'collection',
  name: 'Drafts',
  parameters: { state: 'draft', q: 'rain' },
} as const;

test('another device has what one person saves, and nobody else has', async () => {
  const world = createWorld('views');
  await Promise.all([
    saveView(world, ANA, drafts),
    saveView(world, ANA, { ...drafts, id: 'live', screen: 'publisher', name: 'Live' }),
  ]);
  const { views } = await readSavedViews(world, ANA);
  expect(views).toHaveLength(2);
  expect(views).toContainEqual(drafts);
  expect(await readSavedViews(world, BEN)).toEqual({ views: [] });
});

test('a view is renamed where it is, and removed', async () => {
  const world = createWorld('views');
  await saveView(world, ANA, drafts);
  await saveView(world, ANA, { ...drafts, id: 'more' });
  const renamed = { ...drafts, name: 'Not live' };
  expect((await saveView(world, ANA, renamed)).views).toEqual([renamed, { ...drafts, id: 'more' }]);
  expect((await saveView(world, ANA, { ...drafts, name: null })).views).toEqual([{ ...drafts, id: 'more' }]);
  expect((await saveView(world, ANA, { ...drafts, name: null })).views).toHaveLength(1);
});

test('each screen has at most twenty, and the twenty can be changed', async () => {
  const world = createWorld('views');
  for (let at = 0; at < MOST_SAVED_VIEWS; at += 1) await saveView(world, ANA, { ...drafts, id: `view-${at}` });
  await expect(saveView(world, ANA, drafts)).rejects.toMatchObject({ code: 'field/too-many' });
  expect((await saveView(world, ANA, { ...drafts, screen: 'publisher' })).views).toHaveLength(MOST_SAVED_VIEWS + 1);
  expect((await saveView(world, ANA, { ...drafts, id: 'view-3', name: 'Other' })).views).toContainEqual({
    ...drafts,
    id: 'view-3',
    name: 'Other',
  });
});
