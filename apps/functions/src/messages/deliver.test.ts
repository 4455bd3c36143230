import { documents } from '@countin/domain/documents';
import { describe, expect, test } from 'vitest';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { aNewSignup, putConfirmation, putPage, putSignup } from '../testing/stage.ts';
import { deliverDue } from './deliver-due.ts';
import { ATTEMPT_MS, CONFIRM_WAITS_MS, LEASE_MS, waitAfterFailure, waitAfterUnknown } from './attempt-limits.ts';
import { deliverMessage } from './deliver.ts';
import { leaseMessage } from './lease.ts';
import { AddressRefused } from '../platform/senders/address-refused.ts';
import { DomainBusy } from '../platform/senders/domain-busy.ts';
import { MessageRefused } from '../platform/senders/message-refused.ts';
import { ServerAway } from '../platform/senders/server-away.ts';
import { takeDomainTurns } from '../platform/rate-limit/domain-rate.ts';
import { confirmSignup } from '../signups/receipt/confirm-signup.ts';
import { eraseSignup } from '../signups/receipt/erase-signup.ts';
import { stopSignup } from '../signups/receipt/stop-signup.ts';
import { signUp } from '../signups/sign-up.ts';
import { suppress, suppressedAmong } from '../suppression/suppression-list.ts';
import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';
import { receiptTokenOf } from './receipt-token.ts';
import { queuedMessage } from './message.ts';
import { releaseMessageId } from '../platform/message-ids.ts';

async function queued() {
  const world = createWorld('deliver');
  await putPage(world);
  const signup = await putSignup(world);
  const id = await putConfirmation(world, signup);
  return {
    world,
    id,
    stored: async () => (await world.read(documents.outboxMessage(id).path))!,
    token: receiptTokenOf(world, signup)!,
    signupPath: `artistProfiles/artist-mira/signups/${signup.id}`,
  };
}
const MIRA = { ownerId: 'artist-mira', ownerKind: 'artist' } as const;
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

  test('delivered by ten callers at once is sent once', async () => {
    const { world, id } = await queued();
    const sent = await Promise.all(Array.from({ length: 10 }, () => deliverMessage(world, id)));
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(world.mails).toHaveLength(1);
  });

  test('waits longer after each failure, and the schedule tries again', async () => {
    const { world, id, stored } = await queued();
    world.mailError = new Error('connect ECONNREFUSED');
    expect(await deliverMessage(world, id)).toBe(false);
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 1 });
    await runAll(world);
    expect((await stored())['attempts']).toBe(1);
    world.passTime(30_000);
    await runAll(world);
    expect((await stored())['attempts']).toBe(2);
    world.mailError = null;
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

  test('a sender whose lease ended does not overwrite the next sender’s result', async () => {
    const { world, id, stored } = await queued();
    const slow = {
      ...world,
      sendMail: async () => {
        world.passTime(LEASE_MS + 1);
        await deliverMessage(world, id);
        throw new Error('timeout');
      },
    };
    await deliverMessage(slow, id);
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('gives up at once on an address that the server refuses, which gets no more until its owner confirms', async () => {
    const { world, id, stored } = await queued();
    world.mailError = new AddressRefused('refused', { status: '5.1.1' });
    await deliverMessage(world, id);
    expect(await stored()).toMatchObject({ state: 'failed', nextAttemptAt: null });
    const suppressed = () => suppressedAmong(world, world.db, MIRA, ['fan@example.com']);
    expect([...(await suppressed()).values()]).toMatchObject([{ reason: 'bounced', status: '5.1.1' }]);

    world.mailError = null;
    await signUp(world, '203.0.113.30', aNewSignup());
    await confirmSignup(world, '203.0.113.30', { token: /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]! });
    expect((await suppressed()).size).toBe(0);
  });

  test('sends a suppressed address its confirmation and nothing else, and a number that answered STOP nothing', async () => {
    const { world, id, stored } = await queued();
    const contact = { channel: 'email', contact: 'fan@example.com' } as const;
    await suppress(world, contact, { reason: 'bounced', status: '5.1.1', owner: null });
    expect(await deliverMessage(world, id)).toBe(true);
    expect(await stored()).toMatchObject({ state: 'sent' });

    const phone = await queued();
    await suppress(phone.world, contact, { reason: 'reply', status: '', owner: null });
    expect(await deliverMessage(phone.world, phone.id)).toBe(false);
    expect(await phone.stored()).toMatchObject({ state: 'failed' });

    const out = createWorld('suppressed');
    const page = await putPage(out, { releaseMoment: { mode: 'local', date: '2026-06-12', time: '00:00' } });
    const signup = await putSignup(out, { state: 'confirmed', confirmedAt: NOW });
    await suppress(out, contact, { reason: 'complaint', status: '', owner: null });
    const message = queuedMessage(releaseMessageId(signup.id), 'release', { ...signup, productId: page.id }, NOW);
    await setDocument(out.db, refTo(out.db, documents.outboxMessage(message.id)), message);
    expect(await deliverMessage(out, message.id)).toBe(false);
    expect(out.mails).toEqual([]);
    expect(out.logged.join()).toContain('suppressed');
    expect(await out.read(documents.signup(signup.ownerId, signup.id).path)).toMatchObject({ state: 'failed' });
  });

  test('gives up at once on a message that the server refuses, and its address stays', async () => {
    const { world, id, stored } = await queued();
    world.mailError = new MessageRefused('refused');
    await deliverMessage(world, id);
    expect(await stored()).toMatchObject({ state: 'failed' });
    expect(await world.list('suppressions')).toEqual([]);
  });

  test('survives an outage of any length without a counted failure, and goes out within a minute after it', async () => {
    const { world, id, stored } = await queued();
    world.mailError = new ServerAway('connect ECONNREFUSED');
    await deliverMessage(world, id);
    for (let minute = 0; minute < 60; minute += 1) {
      world.passTime(60_000);
      await runAll(world);
    }
    expect(await stored()).toMatchObject({ state: 'queued', failures: 0 });
    world.mailError = null;
    world.passTime(60_000);
    await runAll(world);
    expect(await stored()).toMatchObject({ state: 'sent' });
    expect(world.mails).toHaveLength(1);
  });

  test('of a domain that asks for fewer mails comes again, and the domain rests', async () => {
    const { world, id, stored } = await queued();
    world.mailError = new DomainBusy('421');
    await deliverMessage(world, id);
    expect(await stored()).toMatchObject({ state: 'queued', failures: 1 });
    expect((await takeDomainTurns(world, 'example.com', 10)).granted).toBe(0);
  });

  test('reaches a phone by text, and no mailbox', async () => {
    const { world, id, stored, signupPath } = await queued();
    await world.db.doc(signupPath).update({ channel: 'phone', contact: '+12025550123' });
    expect(await deliverMessage(world, id)).toBe(true);
    expect(world.texts).toMatchObject([{ to: '+12025550123', messageId: id }]);
    expect(world.mails).toEqual([]);
    expect(await stored()).toMatchObject({ state: 'sent' });
  });

  test('sends nothing to a fan who has stopped, or is erased', async () => {
    for (const leave of [stopSignup, eraseSignup]) {
      const { world, id, token } = await queued();
      await leave(world, '203.0.113.9', { token });
      expect(await deliverMessage(world, id)).toBe(false);
      await runAll(world);
      expect(world.mails).toEqual([]);
    }
  });
});

describe('an attempt', () => {
  test('is aborted before its lease ends, counted from the start of the lease', async () => {
    const { world, id, stored } = await queued();
    const began = world.now();
    // Taking the message has cost nearly all of the attempt's time.
    let requested = 0;
    const slow = {
      ...world,
      now: () => (requested++ === 0 ? began : began + ATTEMPT_MS - 50),
      sendMail: (_mail: unknown, signal: AbortSignal) =>
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(new OutcomeUnknown('ended')));
        }),
    };
    expect(await deliverMessage(slow, id)).toBe(false);
    expect(await stored()).toMatchObject({ state: 'queued', failures: 0, unknown: 1 });
  });

  test('is not started when acquiring the lease took longer than the lease', async () => {
    const { world, id, stored } = await queued();
    const began = world.now();
    let requested = 0;
    await deliverMessage({ ...world, now: () => (requested++ === 0 ? began : began + ATTEMPT_MS) }, id);
    expect(world.mails).toEqual([]);
    expect(await stored()).toMatchObject({ state: 'queued', failures: 1, unknown: 0 });
  });

  test('ends well within its lease', () => {
    expect(LEASE_MS).toBeGreaterThanOrEqual(ATTEMPT_MS + 30_000);
  });

  test('that may have arrived is repeated under its id after a quarter of an hour, and five times in all', async () => {
    const { world, id, stored } = await queued();
    const sent: string[] = [];
    const silent = {
      ...world,
      sendMail: async ({ messageId }: { messageId: string }) => {
        sent.push(messageId);
        throw new OutcomeUnknown('no answer');
      },
    };
    await deliverMessage(silent, id);
    world.passTime(15 * 60_000 - 1);
    await deliverDue(silent, Number.POSITIVE_INFINITY);
    expect(sent).toEqual([id]);
    for (let hours = 0; hours < 72; hours += 1) {
      world.passTime(3_600_000);
      await deliverDue(silent, Number.POSITIVE_INFINITY);
    }
    expect(sent).toEqual([id, id, id, id, id]);
    expect(await stored()).toMatchObject({ state: 'failed', attempts: 5, unknown: 5, nextAttemptAt: null });
  });

  test('whose process is gone may have arrived', async () => {
    const { world, id, stored } = await queued();
    await leaseMessage(world, id);
    world.passTime(LEASE_MS);
    await leaseMessage(world, id);
    expect(await stored()).toMatchObject({ state: 'sending', attempts: 2, unknown: 1 });
  });
});

describe('a message that cannot be sent now', () => {
  test('the confirmation of a withdrawn release waits for it, up to a limit', async () => {
    const { world, id, stored } = await queued();
    await world.db.doc('releasePages/product-tide').delete();
    await runAll(world);
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 0 });
    await putPage(world);
    world.passTime(3_600_000);
    await runAll(world);
    expect(world.mails.map(({ messageId }) => messageId)).toEqual([id]);

    const again = await queued();
    await again.world.db.doc('releasePages/product-tide').delete();
    again.world.passTime(CONFIRM_WAITS_MS);
    await runAll(again.world);
    expect(await again.stored()).toMatchObject({ state: 'dropped', nextAttemptAt: null });
  });

  test.each([
    ['that cannot be read', 'outbox/broken'],
    ['whose signup cannot be read', 'artistProfiles/artist-mira/signups/broken'],
  ])('%s does not keep the others waiting, and is not looked at again', async (_what, path) => {
    const { world, id } = await queued();
    const broken = queuedMessage(
      'broken',
      'confirm',
      { id: 'broken', ownerId: 'artist-mira', ownerKind: 'artist', productId: 'product-tide', channel: 'email' },
      NOW - 5000,
    );
    const target = refTo(world.db, documents.outboxMessage(broken.id));
    await setDocument(world.db, target, broken);
    await (path === target.ref.path
      ? world.db.doc(path).update({ kind: 'unheard-of' })
      : world.write(path, { state: 'unconfirmed' }));
    await runAll(world);
    await runAll(world);
    expect(world.mails.map(({ messageId }) => messageId)).toEqual([id]);
    expect(world.logged).toEqual([expect.stringContaining('broken')]);
    expect(await world.read(target.ref.path)).toMatchObject({ state: 'failed', nextAttemptAt: null });
  });
});

test('waits after what may have arrived are long and few', () => {
  expect([1, 2, 3, 4, 5].map(waitAfterUnknown)).toEqual([900_000, 3_600_000, 14_400_000, 57_600_000, null]);
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
