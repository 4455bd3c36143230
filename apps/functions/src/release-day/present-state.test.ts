import type { ReleaseMoment } from '@countin/domain/release';
import { describe, expect, test } from 'vitest';
import { AddressRefused } from '../platform/senders/address-refused.ts';
import { LEASE_MS } from '../messages/attempt-limits.ts';
import { leaseMessage } from '../messages/lease.ts';
import type { Mail } from '../platform/senders/mail.ts';
import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { liftSuppression } from '../suppression/suppression-list.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft, putSignups } from '../testing/stage.ts';
import { withdrawRelease } from '../releases/withdraw-release.ts';
import { runReleaseDay } from './run-release-day.ts';

const OUT = Date.parse('2026-12-04T17:00:00Z');
const MONTH = 30 * 86_400_000;
const FANS = ['ada', 'ben', 'cleo', 'dai', 'eve'];
const product = { productId: 'product-tide' };
const momentAt = (at: number): ReleaseMoment => ({
  mode: 'instant',
  date: new Date(at).toISOString().slice(0, 10),
  time: new Date(at).toISOString().slice(11, 16),
  zone: 'UTC',
});

/** Five confirmed fans on the day, and an artist who changes their mind. */
async function releaseDay() {
  const world = createWorld('present-state');
  await putDraft(world, { releaseMoment: momentAt(OUT) });
  const publish = (at = OUT) =>
    world.db
      .doc('musicProducts/product-tide')
      .update({ releaseMoment: momentAt(at) })
      .then(() => publishRelease(world, 'uid-mira', product));
  const withdraw = (to: 'draft' | 'archived') => withdrawRelease(world, 'uid-mira', { ...product, to });
  await publish();
  await putSignups(
    world,
    FANS.map((id) => ({ id, contact: `${id}@example.com`, state: 'confirmed', dueAt: OUT })),
  );
  world.setNow(OUT);
  /** The schedule, each minute for an hour, and then each hour for a day. */
  const runs = async () => {
    for (let run = 0; run < 30; run += 1) {
      await runReleaseDay(world, Number.POSITIVE_INFINITY);
      world.passTime(run < 6 ? 60_000 : 3_600_000);
    }
  };
  const signups = async () =>
    (await world.db.collection('artistProfiles/artist-mira/signups').get()).docs.map((signup) => signup.data());
  const states = async () => (await signups()).map((signup) => signup['state'] as string);
  return { world, publish, withdraw, runs, run: () => runReleaseDay(world, Number.POSITIVE_INFINITY), signups, states };
}
const notified = ({ mails }: TestWorld) => mails.map(({ to }) => to.split('@')[0]).sort();
const all = (state: string) => FANS.map(() => state);

describe('delivery checks the present state', () => {
  test('B8: refused once, withdrawn, dropped, published again: every fan is told once and is marked sent only then', async () => {
    const { world, publish, withdraw, run, runs, states, signups } = await releaseDay();
    world.mailError = new Error('connect ECONNREFUSED');
    await run();
    expect(await states()).toEqual(all('confirmed'));
    await withdraw('draft');
    world.passTime(60_000);
    await run();
    expect(await states()).toEqual(all('confirmed'));
    world.mailError = null;
    await publish();
    await runs();
    expect(notified(world)).toEqual(FANS);
    expect(await states()).toEqual(all('sent'));
    expect((await signups()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  test('B9: refused once, then moved by a month: no fan is told before, and every fan once then', async () => {
    const { world, publish, run, runs, states } = await releaseDay();
    world.mailError = new Error('connect ECONNREFUSED');
    await run();
    world.mailError = null;
    await publish(OUT + MONTH);
    await runs();
    expect(notified(world)).toEqual([]);
    expect(await states()).toEqual(all('confirmed'));
    world.setNow(OUT + MONTH);
    await runs();
    expect(notified(world)).toEqual(FANS);
  });

  test('B9: refused once, then archived: no fan is told, unless it is published again', async () => {
    const { world, publish, withdraw, run, runs } = await releaseDay();
    world.mailError = new Error('connect ECONNREFUSED');
    await run();
    world.mailError = null;
    await withdraw('archived');
    await runs();
    expect(notified(world)).toEqual([]);
    await publish();
    await runs();
    expect(notified(world)).toEqual(FANS);
  });

  test('a message with unknown outcome is repeated under its own id only, whatever the artist does meanwhile', async () => {
    const { world, publish, withdraw, run, runs } = await releaseDay();
    const { sendMail } = world;
    world.sendMail = async (mail, signal) => {
      await sendMail(mail, signal);
      throw new OutcomeUnknown('no answer');
    };
    await run();
    expect(notified(world)).toEqual(FANS);
    world.sendMail = sendMail;
    await withdraw('draft');
    await runs();
    await publish(OUT + MONTH);
    await runs();
    expect(notified(world)).toEqual(FANS);
    world.setNow(OUT + MONTH);
    await runs();
    for (const fan of FANS)
      expect(new Set(world.mails.filter(({ to }) => to.startsWith(fan)).map(({ messageId }) => messageId)).size).toBe(
        1,
      );
    expect(world.mails).toHaveLength(2 * FANS.length);
  });

  test('a mail that is accepted while its release is withdrawn counts, and publishing again sends no second one', async () => {
    const { world, publish, withdraw, run, runs, states } = await releaseDay();
    const { sendMail } = world;
    let withdrawn: Promise<unknown> | null = null;
    world.sendMail = async (...sent) => {
      await (withdrawn ??= withdraw('draft'));
      await sendMail(...sent);
    };
    await run();
    expect(await states()).toEqual(all('sent'));
    await publish();
    await runs();
    expect(notified(world)).toEqual(FANS);
  });

  test('an attempt accepted after its lease and after the withdrawal counts', async () => {
    const { world, publish, withdraw, run, runs, states } = await releaseDay();
    const { sendMail } = world;
    let late = false;
    world.sendMail = async (...sent) => {
      if (!late) {
        late = true;
        world.passTime(LEASE_MS);
        await withdraw('draft');
        await run();
      }
      await sendMail(...sent);
    };
    await run();
    world.sendMail = sendMail;
    expect(await states()).toContain('sent');
    await publish();
    await runs();
    expect(notified(world)).toEqual(FANS);
    expect(await states()).toEqual(all('sent'));
  });

  test('a fan with a refused address is marked failed, and tried again when the release moves and the owner has confirmed', async () => {
    const { world, publish, runs, states, signups } = await releaseDay();
    world.mailError = new AddressRefused('550');
    await runs();
    expect(await states()).toEqual(all('failed'));
    expect((await signups()).every(({ sentAt }) => sentAt === null)).toBe(true);
    world.mailError = null;
    await runs();
    expect(notified(world)).toEqual([]);
    await publish(world.now() + MONTH);
    expect(await states()).toEqual(all('confirmed'));
    await world.db.runTransaction((transaction) =>
      Promise.resolve(liftSuppression(world, transaction, { contact: 'ada@example.com' })),
    );
    world.passTime(MONTH);
    await runs();
    expect(notified(world)).toEqual(['ada']);
  });

  test('a page that cannot be read is none, and keeps no fan of another release waiting', async () => {
    const { world, publish, run, runs, states } = await releaseDay();
    await world.db.doc('releasePages/product-tide').update({ title: 7 });
    await run();
    expect(await states()).toEqual(all('confirmed'));
    expect(
      await world.db
        .collection('outbox')
        .count()
        .get()
        .then((count) => count.data().count),
    ).toBe(0);
    await publish(OUT + 60_000);
    world.passTime(60_000);
    await runs();
    expect(notified(world)).toEqual(FANS);
  });
});

/** A small generator, so that a walk that fails can be walked again. https://prng.di.unimi.it/splitmix64.c, in 32 bits. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

describe('whatever happens in whatever order', () => {
  test.each([1, 2, 3, 4])(
    '`sent` means accepted, once a fan under one id, and in the end every fan has a message (walk %i)',
    { timeout: 60_000 },
    async (seed) => {
      const { world, publish, withdraw, runs, run, signups } = await releaseDay();
      const number = numbersFrom(seed);
      const accepted: Mail[] = [];
      const arrived: Mail[] = [];
      let server: 'well' | 'away' | 'silent' | 'lost' = 'well';
      world.sendMail = async (mail) => {
        if (server === 'away') throw new Error('connect ECONNREFUSED');
        if (server !== 'silent') arrived.push(mail);
        if (server !== 'well') throw new OutcomeUnknown('no answer');
        accepted.push(mail);
      };
      const steps = [
        run,
        run,
        run,
        async () => void (await Promise.all([run(), run()])),
        async () => void world.passTime(60_000),
        async () => void world.passTime(20 * 60_000),
        // Killed between taking a message and sending it.
        async () => void (await Promise.all(FANS.slice(0, 2).map((fan) => leaseMessage(world, `release_${fan}`)))),
        () => publish(),
        () => publish(world.now() + 3_600_000),
        () => withdraw('draft'),
        () => withdraw('archived'),
        async () => void (server = 'well'),
        async () => void (server = 'away'),
        async () => void (server = 'silent'),
        async () => void (server = 'lost'),
      ];
      // At first the server is away, so that there is something to go wrong.
      server = 'away';
      for (let step = 0; step < 40; step += 1) {
        await steps[Math.floor(number() * steps.length)]!();
        for (const { id, state, sentAt } of await signups()) {
          const times = accepted.filter(({ to }) => to.startsWith(String(id))).length;
          expect([id, state === 'sent', sentAt !== null]).toEqual([id, times === 1, times === 1]);
        }
      }
      server = 'well';
      await publish(world.now() - 60_000);
      for (let day = 0; day < 2; day += 1) await runs();
      expect(accepted.map(({ to }) => to.split('@')[0]).sort()).toEqual(FANS);
      for (const fan of FANS)
        expect(
          new Set([...arrived, ...accepted].filter(({ to }) => to.startsWith(fan)).map(({ messageId }) => messageId))
            .size,
        ).toBe(1);
    },
  );
});
