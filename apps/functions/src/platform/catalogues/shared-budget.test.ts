import { TERMS } from '@countin/catalogue';
import { expect, test } from 'vitest';
import { createWorld } from '../../testing/services.ts';
import { SharedBudget } from './shared-budget.ts';

test('instances together get no more requests at once than the service allows', async () => {
  const { db, now } = createWorld('budget');
  const [one, other] = [new SharedBudget(db, now), new SharedBudget(db, now)];
  const waits = await Promise.all(
    Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? one : other).takeToken('deezer')),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(TERMS.deezer.rate.burst);
  expect(waits.filter((wait) => wait > 0).every((wait) => wait <= TERMS.deezer.rate.refillMs)).toBe(true);
});

test('a pause that one instance was told of holds for the others, and a shorter one does not end it', async () => {
  const world = createWorld('budget');
  const [one, other] = [new SharedBudget(world.db, world.now), new SharedBudget(world.db, world.now)];
  await one.pause('spotify', world.now() + 60_000);
  await other.pause('spotify', world.now() + 1000);
  expect(await other.takeToken('spotify')).toBe(60_000);
  expect(await other.takeToken('tidal')).toBe(0);
  world.passTime(60_000);
  expect(await other.takeToken('spotify')).toBe(0);
});

test('requests go on after the database has failed', async () => {
  const world = createWorld('budget');
  const budget = new SharedBudget(world.db, world.now);
  const runTransaction = world.db.runTransaction.bind(world.db);
  world.db.runTransaction = () => Promise.reject(new Error('away'));
  await expect(budget.takeToken('tidal')).rejects.toThrow('away');
  world.db.runTransaction = runTransaction;
  expect(await budget.takeToken('tidal')).toBe(0);
});
