import { describe, expect, test } from 'vitest';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putPage, putSignup } from '../testing/stage.ts';
import { deliverDue } from './deliver-due.ts';
import { LEASE_MS, waitAfterFailure } from './attempt-limits.ts';
import { deliverMessage } from './deliver.ts';
import { leaseMessage } from './lease.ts';
import { AddressRefused } from './address-refused.ts';
import { confirmMessageId, queuedMessage } from './message.ts';

async function queued() {
  const world = createWorld('deliver');
  await putPage(world);
  const signup = await putSignup(world);
  const message = queuedMessage(confirmMessageId(signup.id, NOW, 1), 'confirm', signup, NOW);
  await world.write(message.path, message.data);
  return { world, id: message.data.id, stored: async () => (await world.read(message.path))!, signupPath: `artistProfiles/artist-mira/signups/${signup.id}` };
}
const runAll = (world: TestWorld) => deliverDue(world, world.now() + 50_000);

describe('delivering a message', () => {
  test('sends it and marks it as sent', async () => {
    const { world, id, stored } = await queued();
    expect(await deliverMessage(world, id)).toBe(true);
    expect(world.mails).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 1, nextAttemptAt: null });
    expect(await deliverMessage(world, id)).toBe(false);
    expect(world.mails).toHaveLength(1);
  });

  test('that ten try at once sends it once', async () => {
    const { world, id } = await queued();
    const sent = await Promise.all(Array.from({ length: 10 }, () => deliverMessage(world, id)));
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(world.mails).toHaveLength(1);
  });

  test('waits longer after each failure, and the schedule tries again', async () => {
    const { world, id, stored } = await queued();
    world.mailFault = new Error('connect ECONNREFUSED');
    expect(await deliverMessage(world, id)).toBe(false);
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 1 });
    await runAll(world);
    expect((await stored())['attempts']).toBe(1);
    world.passTime(30_000);
    await runAll(world);
    expect((await stored())['attempts']).toBe(2);
    world.mailFault = null;
    world.passTime(60_000);
    await runAll(world);
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 3 });
    expect(world.mails).toHaveLength(1);
  });

  test('takes over a message whose sender is gone, not before its lease is over, and under the same Message-ID', async () => {
    const { world, id } = await queued();
    expect(await leaseMessage(world, id)).not.toBeNull();
    await runAll(world);
    expect(world.mails).toEqual([]);
    world.passTime(LEASE_MS);
    await runAll(world);
    expect(world.mails.map(({ messageId }) => messageId)).toEqual([id]);
  });

  test('a sender that outlived its lease does not undo what the next one did', async () => {
    const { world, id, stored } = await queued();
    const slow = { ...world, sendMail: async () => {
      world.passTime(LEASE_MS + 1);
      await deliverMessage(world, id);
      throw new Error('timeout');
    } };
    await deliverMessage(slow, id);
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('gives up at once on an address that the server refuses', async () => {
    const { world, id, stored } = await queued();
    world.mailFault = new AddressRefused('550');
    await deliverMessage(world, id);
    expect(await stored()).toMatchObject({ state: 'failed', nextAttemptAt: null });
  });

  test('reaches a phone by text, and no mailbox', async () => {
    const { world, id, stored, signupPath } = await queued();
    await world.db.doc(signupPath).update({ channel: 'phone', contact: '+15551234567' });
    expect(await deliverMessage(world, id)).toBe(true);
    expect(world.texts).toMatchObject([{ to: '+15551234567', messageId: id }]);
    expect(world.mails).toEqual([]);
    expect(await stored()).toMatchObject({ state: 'sent' });
  });

  test('sends nothing to a fan who has stopped, nor to one who was erased', async () => {
    for (const leave of ['stop', 'erase']) {
      const { world, id, stored, signupPath } = await queued();
      await (leave === 'stop' ? world.db.doc(signupPath).update({ state: 'stopped' }) : world.db.doc(signupPath).delete());
      expect(await deliverMessage(world, id)).toBe(false);
      expect(world.mails).toEqual([]);
      expect(await stored()).toMatchObject({ state: 'dropped', nextAttemptAt: null });
    }
  });
});

test('waits grow from half a minute to an hour and end after about a day', () => {
  const waits = Array.from({ length: 30 }, (_, index) => waitAfterFailure(index + 1));
  expect(waits.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(waits[10]).toBe(3_600_000);
  expect(waits.at(-1)).toBeNull();
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(30);
});
