import type { ReleaseMoment } from '@countin/domain/release';
import { beforeEach, expect, test } from 'vitest';
import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';
import { dueAt } from '../platform/due-at.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { putWaiting } from '../testing/sending/put-waiting.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putArtist, putDraft, putPage } from '../testing/stage.ts';

/** The nights that go wrong, beside those of `run-send.test.ts` and `killed-processes.test.ts`. The clock is the test's. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const OUT = Date.parse('2026-12-04T17:00:00Z');
const at = (instant: number): ReleaseMoment => ({
  mode: 'instant',
  date: new Date(instant).toISOString().slice(0, 10),
  time: new Date(instant).toISOString().slice(11, 16),
  zone: 'UTC',
});

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('night');
  await putArtist(world);
});
const contacts = (count: number) => Array.from({ length: count }, (_, index) => `fan${index}@example.com`);
const put = (fans: readonly string[], dueAtMs = OUT) =>
  putWaiting(
    world,
    fans.map((contact) => ({ contact, dueAt: dueAtMs })),
  );
const notified = () => world.mails.map(({ to }) => to).sort();
/** The schedule, each minute. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await runReleaseDay(world, world.now() + 50 * SECOND);
    world.passTime(MINUTE);
  }
}

test('a mail server that takes one mail a second gets few at a time, and every fan is told once', async () => {
  const fans = contacts(40);
  await putPage(world, { releaseMoment: at(OUT) });
  await put(fans);
  world.setNow(OUT);
  const { sendMail } = world;
  let turn = Promise.resolve();
  let inHand = 0;
  world.sendMail = (mail, signal) => {
    turn = turn.then(async () => {
      const claimed = await world.db.collection('outbox').where('state', '==', 'sending').count().get();
      inHand = Math.max(inHand, claimed.data().count);
      world.passTime(SECOND);
      await sendMail(mail, signal);
    });
    return turn;
  };
  await minutes(6);
  expect(notified()).toEqual([...fans].sort());
  // The first claim, and about a second's mails each after it; never all of them.
  expect(inHand).toBeLessThanOrEqual(20);
});

test('a server that hangs after the data of some mails: others do not wait, and these come again under their own id', async () => {
  const fans = contacts(30);
  await putPage(world, { releaseMoment: at(OUT) });
  await put(fans);
  world.setNow(OUT);
  const { sendMail } = world;
  const hung: { to: string; messageId: string }[] = [];
  world.sendMail = async (mail, signal) => {
    if (hung.length < 5) {
      hung.push(mail);
      throw new OutcomeUnknown('No end within 45 s.');
    }
    await sendMail(mail, signal);
  };
  await minutes(1);
  expect(notified()).toEqual(fans.filter((fan) => !hung.some(({ to }) => to === fan)).sort());
  await minutes(13);
  expect(world.mails).toHaveLength(25);
  await minutes(4);
  expect(notified()).toEqual([...fans].sort());
  const again = world.mails.filter(({ to }) => hung.some((mail) => mail.to === to));
  expect(again.map(({ messageId }) => messageId).sort()).toEqual(hung.map(({ messageId }) => messageId).sort());
});

test('a moment that moves while fans are told: the others are told at the new one, and no fan twice', async () => {
  const MONTH = 30 * 24 * 60 * MINUTE;
  const fans = contacts(80);
  await putDraft(world, { releaseMoment: at(OUT) });
  await publishRelease(world, 'uid-mira', { productId: 'product-tide' });
  await put(fans);
  world.setNow(OUT);
  const { sendMail } = world;
  let moving: Promise<unknown> | null = null;
  world.sendMail = async (mail, signal) => {
    await sendMail(mail, signal);
    if (world.mails.length >= 5)
      moving ??= world.db
        .doc('musicProducts/product-tide')
        .update({ releaseMoment: at(OUT + MONTH) })
        .then(() => publishRelease(world, 'uid-mira', { productId: 'product-tide' }));
    await moving;
  };
  await minutes(3);
  // At most the messages in progress as it moved: the first page.
  expect(world.mails.length).toBeLessThanOrEqual(10);
  world.setNow(OUT + MONTH - MINUTE);
  await minutes(1);
  expect(world.mails.length).toBeLessThanOrEqual(10);
  await minutes(3);
  expect(notified()).toEqual([...fans].sort());
});

test.each([
  ['go forward, over the moment', '2027-03-28', '02:30', 'Europe/Berlin'],
  ['go back, so that the moment comes twice', '2026-10-25', '02:30', 'Europe/Berlin'],
  ['go forward at midnight', '2027-04-30', '00:00', 'Africa/Cairo'],
])('fans in a zone whose clocks %s that night are told once', async (_, date, time, zone) => {
  const moment = { mode: 'local', date, time, zone: 'UTC' } as const;
  const due = dueAt(moment, zone);
  await putPage(world, { releaseMoment: moment });
  await putWaiting(
    world,
    contacts(3).map((contact) => ({ contact, zone, dueAt: due })),
  );
  for (const [offset, mails] of [
    [-60 * MINUTE, 0],
    [-MINUTE, 0],
    [0, 3],
    [60 * MINUTE, 3],
    [120 * MINUTE, 3],
  ] as const) {
    world.setNow(due + offset);
    await minutes(1);
    expect(world.mails).toHaveLength(mails);
  }
  expect(notified()).toEqual(contacts(3));
});
