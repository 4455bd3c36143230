import { Timestamp } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { createWorld, NOW } from '../../testing/services.ts';
import { countInWindow } from './window-counter.ts';

const rule = { limit: 3, windowMs: 60_000 };

test('a window lets its number through and says when the next one begins', async () => {
  const { db, list, read } = createWorld('window');
  for (let index = 0; index < 3; index += 1) await countInWindow(db, 'key', rule, NOW + 1000);
  await expect(countInWindow(db, 'key', rule, NOW + 20_500)).rejects.toMatchObject({
    code: 'limit/too-many',
    retryAfterSeconds: 40,
  });
  await countInWindow(db, 'other', rule, NOW + 20_500);
  await countInWindow(db, 'key', rule, NOW + 60_000);
  const [first] = await list('rateLimits');
  expect((await read(first!))?.['expiresAt']).toBeInstanceOf(Timestamp);
});

test('tries at the same time are all counted', async () => {
  const { db } = createWorld('window');
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => countInWindow(db, 'key', rule, NOW)));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
});
