import { documents } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import { Timestamp } from '@google-cloud/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { receiptToken } from '../messages/receipt-token.ts';
import { readReceipt } from '../signups/receipt/read-receipt.ts';
import { eraseSignup } from '../signups/receipt/erase-signup.ts';
import { stopSignup } from '../signups/receipt/stop-signup.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { AddressRefused } from '../platform/senders/address-refused.ts';
import type { SendTask } from '../platform/senders/send-queue.ts';
import { ServerAway } from '../platform/senders/server-away.ts';
import { suppress } from '../suppression/suppression-list.ts';
import { countDocuments } from '../testing/sending/count-documents.ts';
import { putWaiting } from '../testing/sending/put-waiting.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putArtist, putPage } from '../testing/stage.ts';
import { queueSends, runSendTask } from './send-tasks.ts';

/** The example release: 4 December 2026, 18:00 in Lagos. */
const OUT = Date.parse('2026-12-04T17:00:00Z');
const MORNING_IN_TOKYO = Date.parse('2026-12-04T23:00:00Z');
const MINUTE = 60_000;
const ADDRESS = '203.0.113.7';

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('sending');
  await putArtist(world);
  await putPage(world);
});
const contacts = (count: number) => Array.from({ length: count }, (_, index) => `fan${index}@example.com`);
const put = (count: number, change: Partial<Signup> = {}) =>
  putWaiting(
    world,
    contacts(count).map((contact) => ({ contact, dueAt: OUT, ...change })),
  );
const run = () => runReleaseDay(world, Number.POSITIVE_INFINITY);
const notified = () => world.mails.map(({ to }) => to).sort();
const signupOf = ({ ownerId, id }: Signup) => world.read(documents.signup(ownerId, id).path);
const tokenIn = (text: string) => /\/r\/([\w-]{43})/.exec(text)?.[1] ?? '';

test('a mail costs two documents read and three written, and little for each page of fans', async () => {
  await put(300);
  world.setNow(OUT);
  const counts = countDocuments(world.db);
  await queueSends(world, Number.POSITIVE_INFINITY);
  expect(notified()).toEqual(contacts(300).sort());
  expect(counts.reads / 300).toBeLessThan(2.2);
  expect(counts.writes / 300).toBeLessThan(3.1);
});

describe('the link in a mail', () => {
  test('opens the receipt, until the signup is erased; the same fan’s next signup has another', async () => {
    const [fan] = await put(1);
    world.setNow(OUT);
    await run();
    const token = tokenIn(world.mails[0]?.text ?? '');
    expect(await world.list('signupTokens')).toEqual([]);
    expect(await readReceipt(world, ADDRESS, { token })).toMatchObject({ contact: 'fan0@example.com', state: 'sent' });
    await eraseSignup(world, ADDRESS, { token });
    await expect(readReceipt(world, ADDRESS, { token })).rejects.toThrow('signup/token-invalid');
    await putWaiting(world, [{ contact: fan?.contact ?? '', createdAt: OUT }]);
    await expect(readReceipt(world, ADDRESS, { token })).rejects.toThrow('signup/token-invalid');
  });

  test('cannot be made from the id of a signup', async () => {
    const [fan] = await put(1);
    const guess = Buffer.concat([Buffer.from(fan?.id ?? '', 'hex'), Buffer.alloc(16)]).toString('base64url');
    await expect(readReceipt(world, ADDRESS, { token: guess })).rejects.toThrow('signup/token-invalid');
  });
});

describe('a fan is not told', () => {
  test('who unsubscribes while others are told', async () => {
    const fans = await put(60);
    world.setNow(OUT);
    const last = fans.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1);
    if (!last) throw new Error('There is no fan.');
    const token = await tokenOf(last);
    const { sendMail } = world;
    let stopping: Promise<unknown> | null = null;
    world.sendMail = async (mail, signal) => {
      await (stopping ??= stopSignup(world, ADDRESS, { token }));
      await sendMail(mail, signal);
    };
    await run();
    expect(notified()).toEqual(
      contacts(60)
        .filter((contact) => contact !== last.contact)
        .sort(),
    );
  });

  const tokenOf = (signup: Signup) =>
    world.db.runTransaction((transaction) => Promise.resolve(receiptToken(world, transaction, signup)));

  test('whose address is suppressed, and the signup says that it failed', async () => {
    const [fan] = await put(3);
    if (!fan) throw new Error('There is no fan.');
    await suppress(world, fan, { reason: 'bounced', status: '5.1.1', owner: null });
    world.setNow(OUT);
    await run();
    await run();
    expect(notified()).toEqual(['fan1@example.com', 'fan2@example.com']);
    expect(await signupOf(fan)).toMatchObject({ state: 'failed' });
  });

  test('by text message at night; the message waits for the morning', async () => {
    const [fan] = await putWaiting(world, [
      { channel: 'phone', contact: '+4915112345678', dueAt: OUT + 6 * 60 * MINUTE },
    ]);
    world.setNow(OUT + 6 * 60 * MINUTE);
    await run();
    expect(world.texts).toEqual([]);
    world.setNow(Date.parse('2026-12-05T07:00:00Z'));
    await run();
    expect(world.texts.map(({ to }) => to)).toEqual([fan?.contact]);
  });

  test('by text message in the night of the number’s country, where no zone is known', async () => {
    await putWaiting(world, [{ channel: 'phone', contact: '+819012345678', zone: null, country: 'DE', dueAt: OUT }]);
    world.setNow(OUT);
    await run();
    expect(world.texts).toEqual([]);
    world.setNow(MORNING_IN_TOKYO);
    await run();
    expect(world.texts).toHaveLength(1);
  });

  test('by mail at night, where the artist chose the morning; the signup says until when', async () => {
    await world.db.doc(documents.sendingSettings('artist', 'artist-mira').path).set({ mailHours: 'morning' });
    const [fan] = await putWaiting(
      world,
      ['Asia/Tokyo', 'Europe/Berlin'].map((zone) => ({
        contact: `${zone.split('/')[1]?.toLowerCase()}@example.com`,
        zone,
        dueAt: OUT,
      })),
    );
    if (!fan) throw new Error('There is no fan.');
    world.setNow(OUT);
    await run();
    expect(notified()).toEqual(['berlin@example.com']);
    const morning = Timestamp.fromMillis(MORNING_IN_TOKYO);
    expect(await signupOf(fan)).toMatchObject({ state: 'confirmed', dueAt: morning, heldUntil: morning });
    world.setNow(MORNING_IN_TOKYO - MINUTE);
    await run();
    expect(world.mails).toHaveLength(1);
    world.setNow(MORNING_IN_TOKYO);
    await run();
    await run();
    expect(world.mails).toHaveLength(2);
    expect(await signupOf(fan)).toMatchObject({ state: 'sent' });
  });

  test('whose ledger was tampered with; the message says why', async () => {
    const [fan] = await put(2);
    if (!fan) throw new Error('There is no fan.');
    const [head] = await world.list('consentHeads');
    await world.db.doc(head ?? '').update({ hash: 'forged' });
    world.setNow(OUT);
    await run();
    expect(world.mails).toHaveLength(1);
    const refusals = (await world.db.collection('outbox').get()).docs.map(
      (message) => message.get('refusal') as unknown,
    );
    expect(refusals.sort()).toEqual(['broken', null].sort());
  });
});

test('followers of the artist are told once, also those who signed up for the release themselves', async () => {
  const fans = contacts(8);
  const follow = { scope: 'artist', productId: null, releaseTitle: '', dueAt: OUT } as const;
  await putWaiting(
    world,
    fans.map((contact) => ({ ...follow, contact })),
  );
  world.setNow(OUT);
  await Promise.all([run(), run()]);
  await run();
  expect(notified()).toEqual(fans);
});

describe('while the mail server is away', () => {
  test('few messages are tried, none is given up within a day, and every fan is told afterwards', async () => {
    await put(30);
    world.setNow(OUT);
    let tries = 0;
    const { sendMail } = world;
    world.sendMail = () => {
      tries += 1;
      return Promise.reject(new ServerAway('connect ECONNREFUSED'));
    };
    await run();
    expect(tries).toBeLessThanOrEqual(10);
    for (let tenth = 0; tenth < 6; tenth += 1) {
      world.passTime(10 * MINUTE);
      await run();
    }
    world.sendMail = sendMail;
    for (let minute = 0; minute < 2; minute += 1) {
      world.passTime(MINUTE);
      await run();
    }
    expect(notified()).toEqual(contacts(30).sort());
  });
});

test('a server that refuses every third mail for now and one domain for good: others are told once', async () => {
  const fans = contacts(30).map((contact, index) => (index % 10 === 0 ? contact.replace('example', 'gone') : contact));
  await putWaiting(
    world,
    fans.map((contact) => ({ contact, dueAt: OUT })),
  );
  world.setNow(OUT);
  const { sendMail } = world;
  let count = 0;
  world.sendMail = async (mail, signal) => {
    if (mail.to.endsWith('@gone.com')) throw new AddressRefused('550 no such domain', { status: '5.1.2' });
    count += 1;
    if (count % 3 === 0) throw new Error('451 try again later');
    await sendMail(mail, signal);
  };
  for (let minute = 0; minute < 10; minute += 1) {
    await run();
    world.passTime(5 * MINUTE);
  }
  expect(notified()).toEqual(fans.filter((contact) => contact.endsWith('@example.com')).sort());
  expect(await world.list('suppressions')).toHaveLength(3);
});

describe('tasks', () => {
  test('are queued ahead for each zone’s own midnight, named so that two schedules make one', async () => {
    const moments = [OUT - 30_000, OUT, OUT + 30_000];
    for (const dueAt of moments) await put(2, { dueAt });
    await putWaiting(
      world,
      contacts(6).map((contact, index) => ({ contact, dueAt: moments[index % 3] ?? OUT })),
    );
    world.setNow(OUT - MINUTE);
    const queued: { task: SendTask; at: number; name: string | null }[] = [];
    world.queueSend = async (task, at, name) => void queued.push({ task, at, name });
    await queueSends(world, Number.POSITIVE_INFINITY);
    expect(queued.map(({ at }) => at)).toEqual(moments);
    expect(new Set(queued.map(({ name }) => name)).size).toBe(3);
    await queueSends(world, Number.POSITIVE_INFINITY);
    expect(new Set(queued.map(({ name }) => name)).size).toBe(3);
    expect(world.mails).toEqual([]);
  });

  test('of more than a few thousand fans are parts that miss none and overlap nowhere', async () => {
    await put(40);
    world.setNow(OUT);
    const parts = [null, '4', '8', 'c'] as const;
    const tasks = parts.map((from, part) => ({
      artistId: 'artist-mira',
      dueAt: OUT,
      from,
      to: parts[part + 1] ?? null,
    }));
    await Promise.all([...tasks, ...tasks].map((task) => runSendTask(world, task, Number.POSITIVE_INFINITY)));
    expect(notified()).toEqual(contacts(40).sort());
  });

  test('that are delivered before their moment or after it has moved tell no fan', async () => {
    await put(1);
    const task = { artistId: 'artist-mira', dueAt: OUT, from: null, to: null };
    world.setNow(OUT - MINUTE);
    await runSendTask(world, task, Number.POSITIVE_INFINITY);
    await putPage(world, {
      releaseMoment: { mode: 'instant', date: '2026-12-11', time: '18:00', zone: 'Africa/Lagos' },
    });
    world.setNow(OUT);
    await runSendTask(world, task, Number.POSITIVE_INFINITY);
    expect(world.mails).toEqual([]);
  });

  test('go on in a further task after their deadline', async () => {
    await put(120);
    world.setNow(OUT);
    const further: SendTask[] = [];
    world.queueSend = async (task) => void further.push(task);
    const { sendMail } = world;
    world.sendMail = async (mail, signal) => {
      await sendMail(mail, signal);
      world.passTime(100);
    };
    await runSendTask(world, { artistId: 'artist-mira', dueAt: OUT, from: null, to: null }, OUT + 2000);
    expect(world.mails.length).toBeLessThan(120);
    while (further.length > 0) {
      const task = further.shift();
      if (task) await runSendTask(world, task, world.now() + 2000);
    }
    expect(notified()).toEqual(contacts(120).sort());
  });
});

describe('a clock that jumps', () => {
  test('an hour ahead and back while fans are told: each is told once', async () => {
    await put(80);
    world.setNow(OUT);
    const { sendMail } = world;
    world.sendMail = async (mail, signal) => {
      await sendMail(mail, signal);
      if (world.mails.length === 20) world.passTime(60 * MINUTE);
      if (world.mails.length === 40) world.passTime(-60 * MINUTE);
    };
    for (let minute = 0; minute < 5; minute += 1) {
      await run();
      world.passTime(MINUTE);
    }
    world.passTime(2 * 60 * MINUTE);
    await run();
    expect(notified()).toEqual(contacts(80).sort());
  });
});
