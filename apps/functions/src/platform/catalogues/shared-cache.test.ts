import { Timestamp } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { createWorld } from '../../testing/services.ts';
import { LONGEST_ANSWER, SharedCache } from './shared-cache.ts';

const KEY = '["deezer","US","url","https://www.deezer.com/album/1"]';

test('an answer is kept for every instance until its time is over, and the database may delete it then', async () => {
  const world = createWorld('cache');
  const { db, now, log } = world;
  await new SharedCache(db, now, log).set(KEY, [{ title: 'Low Sun', lists: [[1], [2]] }, null], 1000);
  const cache = new SharedCache(db, now, log);
  expect(await cache.get(KEY)).toEqual([{ title: 'Low Sun', lists: [[1], [2]] }, null]);
  expect(await cache.get(`${KEY} `)).toBeUndefined();
  const [path = ''] = await world.list('catalogueAnswers');
  expect((await world.read(path))?.['expiresAt']).toBeInstanceOf(Timestamp);
  world.passTime(1000);
  expect(await cache.get(KEY)).toBeUndefined();
});

test('an empty answer is kept too, a very long one is not', async () => {
  const { db, now, log } = createWorld('cache');
  const cache = new SharedCache(db, now, log);
  await cache.set(KEY, null, 1000);
  expect(await cache.get(KEY)).toBeNull();
  await cache.set('long', 'x'.repeat(LONGEST_ANSWER), 1000);
  expect(await cache.get('long')).toBeUndefined();
});

test('a stored answer that cannot be read counts as none', async () => {
  const world = createWorld('cache');
  const cache = new SharedCache(world.db, world.now, world.log);
  await cache.set(KEY, 1, 1000);
  const [path = ''] = await world.list('catalogueAnswers');
  await world.db.doc(path).update({ value: '{' });
  expect(await cache.get(KEY)).toBeUndefined();
  expect(world.logged).toHaveLength(1);
});
