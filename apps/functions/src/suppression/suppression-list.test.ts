import { expect, test } from 'vitest';
import { createWorld, NOW } from '../testing/services.ts';
import { liftSuppression, suppress, suppressedAmong } from './suppression-list.ts';

const MIRA = { ownerId: 'artist-mira', ownerKind: 'artist' } as const;
const mail = (contact: string) => ({ channel: 'email', contact }) as const;

test('a batch is asked at once, inside a transaction and outside', async () => {
  const world = createWorld('suppression');
  const contacts = Array.from({ length: 100 }, (_, nth) => `fan${nth}@example.com`);
  for (const contact of ['fan3@example.com', 'fan77@example.com'])
    await suppress(world, mail(contact), { reason: 'bounced', status: '5.1.1', owner: null });
  const found = await suppressedAmong(world, world.db, MIRA, contacts);
  expect([...found.keys()].sort()).toEqual(['fan3@example.com', 'fan77@example.com']);
  expect(found.get('fan3@example.com')).toEqual({
    channel: 'email',
    reason: 'bounced',
    status: '5.1.1',
    at: NOW,
    owners: null,
  });
  const inside = await world.db.runTransaction((transaction) => suppressedAmong(world, transaction, MIRA, contacts));
  expect(inside).toEqual(found);
  expect(await suppressedAmong(world, world.db, MIRA, [])).toEqual(new Map());
});

test('the list does not reveal addresses, keeps the first reason, and a confirmation lifts it', async () => {
  const world = createWorld('suppression');
  await suppress(world, mail('fan@example.com'), { reason: 'complaint', status: '', owner: null });
  world.passTime(1000);
  await suppress(world, mail('fan@example.com'), { reason: 'bounced', status: '5.1.1', owner: null });
  const [path, ...more] = await world.list('suppressions');
  expect(more).toEqual([]);
  expect(`${path} ${JSON.stringify(await world.read(path!))}`).not.toMatch(/fan|example/);
  const reason = async () =>
    (await suppressedAmong(world, world.db, MIRA, ['fan@example.com'])).get('fan@example.com')?.reason;
  expect(await reason()).toBe('complaint');
  await world.db.runTransaction(async (transaction) => liftSuppression(world, transaction, mail('fan@example.com')));
  expect(await reason()).toBeUndefined();
});
