import { resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { confirm, putPage, putSignup, putSignups } from '../testing/stage.ts';
import { decideDue } from '../sending/decide-due.ts';
import { runReleaseDay } from './run-release-day.ts';

/** The example release: 4 December 2026, 18:00 in Lagos. */
const OUT = Date.parse('2026-12-04T17:00:00Z');
const LOCAL: ReleaseMoment = { mode: 'local', date: '2026-12-04', time: '00:00' };
const signupPath = (id: string) => `artistProfiles/artist-mira/signups/${id}`;

const run = (world: TestWorld) => runReleaseDay(world, world.now() + 50_000);
const notified = (world: TestWorld) => world.mails.map(({ to }) => to).sort();
const waiting = (id: string, change: object = {}) => ({
  id,
  contact: `${id}@example.com`,
  state: 'confirmed' as const,
  dueAt: OUT,
  ...change,
});

describe('release day', () => {
  test('tells every confirmed fan once, however often it runs', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    await putSignups(
      world,
      ['ada', 'ben', 'cleo'].map((id) => waiting(id)),
    );
    world.setNow(OUT - 1);
    await run(world);
    expect(notified(world)).toEqual([]);
    world.setNow(OUT);
    await run(world);
    await run(world);
    world.passTime(3_600_000);
    await run(world);
    expect(notified(world)).toEqual(['ada@example.com', 'ben@example.com', 'cleo@example.com']);
    expect(world.mails[0]).toMatchObject({
      subject: 'Tide Lines is now available',
      text: expect.stringContaining('/release/mira-okafor.tide-lines'),
    });
    expect(await world.read(signupPath('ada'))).toMatchObject({ state: 'sent' });
  });

  test('running five times at once tells each fan once', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    await putSignups(
      world,
      Array.from({ length: 20 }, (_, index) => waiting(`fan${index}`)),
    );
    world.setNow(OUT);
    await Promise.all(Array.from({ length: 5 }, () => run(world)));
    await run(world);
    expect(new Set(notified(world)).size).toBe(20);
    expect(world.mails).toHaveLength(20);
  });

  test('sends nothing to unconfirmed, stopped or already told signups', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    await putSignups(
      world,
      (['unconfirmed', 'stopped', 'sent'] as const).map((state) => ({ ...waiting(state), state })),
    );
    world.setNow(OUT + 1000);
    await run(world);
    expect(notified(world)).toEqual([]);
  });

  test('comes to each fan by their own clock in mode local', async () => {
    const world = createWorld('release-day');
    await putPage(world, { releaseMoment: LOCAL });
    const zones = { tokyo: 'Asia/Tokyo', berlin: 'Europe/Berlin', nowhere: null, lima: 'America/Lima' };
    const dueIn = (zone: string | null) => resolveMoment(LOCAL, zone ?? 'UTC').at;
    await putSignups(
      world,
      Object.entries(zones).map(([id, zone]) => waiting(id, { zone, dueAt: dueIn(zone) })),
    );
    const order = [];
    for (const zone of [zones.tokyo, zones.berlin, zones.nowhere, zones.lima]) {
      world.setNow(dueIn(zone));
      await run(world);
      order.push(world.mails.at(-1)?.to);
      expect(world.mails).toHaveLength(order.length);
    }
    expect(order).toEqual(['tokyo@example.com', 'berlin@example.com', 'nowhere@example.com', 'lima@example.com']);
  });

  test('respects a moment that moved after the signup was made due', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    await putSignup(world, waiting('ada', { dueAt: OUT - 86_400_000 }));
    world.setNow(OUT - 3_600_000);
    await run(world);
    expect(notified(world)).toEqual([]);
    expect((await world.read(signupPath('ada')))?.['dueAt']).toEqual(Timestamp.fromMillis(OUT));
    world.setNow(OUT);
    await run(world);
    expect(notified(world)).toEqual(['ada@example.com']);
  });

  test('takes a message back that was not sent when the moment moved', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    await putSignup(world, waiting('ada'));
    world.setNow(OUT);
    // Killed right after the decision: the message waits in the outbox.
    await decideDue(world, world.db.doc(signupPath('ada')));
    await putPage(world, {
      releaseMoment: { mode: 'instant', date: '2026-12-11', time: '18:00', zone: 'Africa/Lagos' },
    });
    await run(world);
    expect(notified(world)).toEqual([]);
    expect(await world.read(signupPath('ada'))).toMatchObject({ state: 'confirmed', sentAt: null });
    world.setNow(Date.parse('2026-12-11T17:00:00Z'));
    await run(world);
    await run(world);
    expect(notified(world)).toEqual(['ada@example.com']);
  });

  test.each(['archived', 'draft'])(
    'sends nothing for a withdrawn release (%s), and reads each signup once',
    async (state) => {
      const world = createWorld('release-day');
      if (state === 'archived') await putPage(world, { status: 'archived' });
      await putSignup(world, waiting('ada'));
      world.setNow(OUT);
      await run(world);
      expect(notified(world)).toEqual([]);
      expect(await world.read(signupPath('ada'))).toMatchObject({ state: 'confirmed', dueAt: null });
    },
  );

  test('tells a fan who confirms late, and one who came back after stopping, once each', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    const late = await putSignup(world, waiting('late', { state: 'unconfirmed' }));
    await putSignup(world, waiting('ada'));
    world.setNow(OUT);
    await run(world);
    await confirm(world, late);
    await world.db.doc(signupPath('ada')).update({ state: 'confirmed' });
    world.passTime(60_000);
    await run(world);
    expect(notified(world)).toEqual(['ada@example.com', 'late@example.com']);
  });

  test('handles more fans than a page holds, and continues after a time limit', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    await putSignups(
      world,
      Array.from({ length: 250 }, (_, index) => waiting(`fan${String(index).padStart(3, '0')}`)),
    );
    world.setNow(OUT);
    const hurried = {
      ...world,
      sendMail: async (...sent: Parameters<TestWorld['sendMail']>) => {
        await world.sendMail(...sent);
        world.passTime(500);
      },
    };
    await runReleaseDay(hurried, OUT + 50_000);
    expect(world.mails.length).toBeGreaterThanOrEqual(100);
    expect(world.mails.length).toBeLessThan(150);
    await run(world);
    expect(world.mails).toHaveLength(250);
    expect(new Set(notified(world)).size).toBe(250);
  });

  test('continues after a signup that does not parse', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    await world.write(signupPath('broken'), { state: 'confirmed', dueAt: Timestamp.fromMillis(OUT - 5000) });
    await putSignup(world, waiting('ada'));
    world.setNow(OUT);
    await run(world);
    expect(notified(world)).toEqual(['ada@example.com']);
    expect(world.logged).toContainEqual(expect.stringContaining('signups broken cannot be read'));
  });

  test('finishes a moved moment that a publication could not', async () => {
    const world = createWorld('release-day');
    await putPage(world);
    await putSignup(world, waiting('ada', { dueAt: OUT + 86_400_000 }));
    await world.write('momentMoves/product-tide', {
      artistId: 'artist-mira',
      productId: 'product-tide',
      at: Timestamp.fromMillis(OUT - 60_000),
    });
    world.setNow(OUT);
    await run(world);
    expect(notified(world)).toEqual(['ada@example.com']);
    expect(await world.list('momentMoves')).toEqual([]);
  });
});
