import { createHash } from 'node:crypto';
import { signupSchema } from '@countin/domain/fan';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { confirmSignup } from './receipt/confirm-signup.ts';
import { stopSignup } from './receipt/stop-signup.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { createWorld, NOW, SIGNUP_SECRET, type TestWorld } from '../testing/services.ts';
import { aNewSignup, putPage } from '../testing/stage.ts';
import { signUp } from './sign-up.ts';
import { signupIdOf } from '../messages/signup-record.ts';

const SIGNUPS = 'artistProfiles/artist-mira/signups';
const MINUTE = 60_000;
let fans = 0;
/** A new IP address for each signup, so that the rate limit does not apply. */
const anywhere = () => `203.0.${Math.floor(++fans / 250)}.${fans % 250}`;

async function withPage(...change: Parameters<typeof putPage> extends [unknown, ...infer Rest] ? Rest : never) {
  const world = createWorld('sign-up');
  await putPage(world, ...change);
  return world;
}
const ask = (world: TestWorld, change: Parameters<typeof aNewSignup>[0] = {}, address = anywhere()) =>
  signUp(world, address, aNewSignup(change));
const onlySignup = async (world: TestWorld) => {
  const [path, ...more] = await world.list(SIGNUPS);
  expect(more).toEqual([]);
  return v.parse(signupSchema, await world.read(path!));
};
const tokenIn = (text: string) => /\/r\/([\w-]{43})/.exec(text)?.[1] ?? '';

describe('signing up', () => {
  test('is stored with its proof of consent and the instant at which the fan is due', async () => {
    const world = await withPage();
    expect(await ask(world, { contact: ' Fan@Example.com ' })).toEqual({ channel: 'email' });
    const signup = await onlySignup(world);
    expect(signup).toEqual({
      id: signupIdOf(SIGNUP_SECRET, 'product-tide', { channel: 'email', contact: 'fan@example.com' }),
      ownerId: 'artist-mira',
      ownerKind: 'artist',
      scope: 'release',
      productId: 'product-tide',
      releaseTitle: 'Tide Lines',
      channel: 'email',
      contact: 'fan@example.com',
      name: 'Ada',
      language: 'en',
      zone: 'Europe/Berlin',
      service: 'tidal',
      country: 'DE',
      state: 'unconfirmed',
      consent: {
        wordingVersion: '2026-11',
        language: 'en',
        at: NOW,
        wording: expect.stringMatching(/contact info with Mira Okafor.*not a data sale.*unsubscribe at any time/),
      },
      createdAt: NOW,
      confirmedAt: null,
      dueAt: Date.parse('2026-12-04T17:00:00Z'),
      heldUntil: null,
      sentAt: null,
    });
    expect(signup.id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('sends one mail with a link whose token is stored as a hash alone', async () => {
    const world = await withPage();
    await ask(world);
    expect(world.mails).toHaveLength(1);
    const token = tokenIn(world.mails[0]!.text);
    expect(await world.list('signupTokens')).toEqual([
      `signupTokens/${createHash('sha256').update(token).digest('hex')}`,
    ]);
    for (const collection of ['outbox', SIGNUPS, 'signupTokens', 'signupRequests']) {
      for (const path of await world.list(collection))
        expect(JSON.stringify([path, await world.read(path)])).not.toContain(token);
    }
  });

  test('by phone sends one text with the same kind of link, by which the fan confirms', async () => {
    const world = await withPage();
    expect(await ask(world, { contact: '(202) 555-0123', country: null })).toEqual({ channel: 'phone' });
    await ask(world, { contact: '+1 202 555 0123', country: null });
    expect(await onlySignup(world)).toMatchObject({ channel: 'phone', contact: '+12025550123', state: 'unconfirmed' });
    expect([world.mails.length, world.texts.length, world.texts[0]?.to]).toEqual([0, 1, '+12025550123']);
    await confirmSignup(world, anywhere(), { token: tokenIn(world.texts[0]!.text) });
    expect(await onlySignup(world)).toMatchObject({ state: 'confirmed' });
  });

  test('of one person written in many ways, ten times at once, is one signup and one mail', async () => {
    const world = await withPage();
    const ways = ['fan@example.com', 'FAN@example.com', ' fan@EXAMPLE.com ', 'Fan@Example.Com'];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(world, { contact: ways[index % 4]! })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await onlySignup(world);
    expect(world.mails).toHaveLength(1);
  });

  test('for two releases is two signups', async () => {
    const world = await withPage();
    await putPage(world, { id: 'product-two' });
    await ask(world);
    await ask(world, { productId: 'product-two' });
    expect(await world.list(SIGNUPS)).toHaveLength(2);
  });

  test('is stored when the mail server is down', async () => {
    const world = await withPage();
    world.mailError = new Error('connect ECONNREFUSED');
    expect(await ask(world)).toEqual({ channel: 'email' });
    expect(await onlySignup(world)).toMatchObject({ state: 'unconfirmed' });
  });

  test('is answered while the mail server still says nothing: delivery is queued', async () => {
    const world = await withPage();
    const queued: string[] = [];
    world.sendMail = () => new Promise(() => undefined);
    world.queueDelivery = async (messageId) => void queued.push(messageId);
    expect(await ask(world)).toEqual({ channel: 'email' });
    expect(await onlySignup(world)).toMatchObject({ state: 'unconfirmed' });
    expect(await world.list('outbox')).toEqual(queued.map((id) => `outbox/${id}`));
    expect(queued).toHaveLength(1);
  });

  test.each([
    ['away', async () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['silent', () => new Promise<never>(() => undefined)],
  ] as const)('is answered while the queue is %s, and the mail goes with the schedule', async (_how, queueDelivery) => {
    const world = await withPage();
    world.queueDelivery = queueDelivery;
    expect(await ask(world)).toEqual({ channel: 'email' });
    expect(world.mails).toEqual([]);
    expect(world.logged).toEqual([expect.stringContaining('waits for the schedule')]);
    await runReleaseDay(world, Number.POSITIVE_INFINITY);
    expect(world.mails.map(({ to }) => to)).toEqual(['fan@example.com']);
  });

  test.each([
    [{ contact: 'unknown' }, 'signup/contact-invalid'],
    [{ productId: 'nothing' }, 'release/not-found'],
  ])('is refused with %o, and nothing is stored', async (change, code) => {
    const world = await withPage();
    await expect(ask(world, change)).rejects.toMatchObject({ code });
    expect(await world.list(SIGNUPS)).toEqual([]);
  });

  test('is refused for an archived release', async () => {
    const world = await withPage({ status: 'archived' });
    await expect(ask(world)).rejects.toMatchObject({ code: 'release/not-found' });
  });
});

describe('signing up when the moment has come', () => {
  const NEW_YEAR = { mode: 'local', date: '2027-01-01', time: '00:00' } as const;

  test('is closed, and open one millisecond before', async () => {
    const world = await withPage();
    world.setNow(Date.parse('2026-12-04T17:00:00Z'));
    await expect(ask(world)).rejects.toMatchObject({ code: 'signup/closed' });
    world.setNow(Date.parse('2026-12-04T17:00:00Z') - 1);
    await expect(ask(world)).resolves.toBeDefined();
  });

  test('follows each fan’s own clock in mode local', async () => {
    const world = await withPage({ releaseMoment: NEW_YEAR });
    world.setNow(Date.parse('2026-12-31T18:00:00Z'));
    await expect(ask(world, { zone: 'Asia/Tokyo' })).rejects.toMatchObject({ code: 'signup/closed' });
    await expect(ask(world, { zone: 'Europe/Berlin' })).resolves.toBeDefined();
  });

  test('stays open for a fan of unknown zone until the last zone of the world is there', async () => {
    const world = await withPage({ releaseMoment: NEW_YEAR });
    world.setNow(Date.parse('2027-01-01T11:59:59Z'));
    await expect(ask(world, { zone: null })).resolves.toBeDefined();
    world.setNow(Date.parse('2027-01-01T12:00:00Z'));
    await expect(ask(world, { zone: null, contact: 'late@example.com' })).rejects.toMatchObject({
      code: 'signup/closed',
    });
  });
});

describe('asking again', () => {
  test('sends no second mail within ten minutes, then one more, then ever more rarely', async () => {
    const world = await withPage();
    await ask(world);
    world.passTime(10 * MINUTE - 1);
    await ask(world);
    expect(world.mails).toHaveLength(1);
    world.passTime(1);
    await ask(world);
    expect(world.mails).toHaveLength(2);
    world.passTime(19 * MINUTE);
    await ask(world);
    expect(world.mails).toHaveLength(2);
    world.passTime(MINUTE);
    await ask(world);
    expect(world.mails).toHaveLength(3);
    expect(new Set(world.mails.map(({ messageId }) => messageId)).size).toBe(3);
  });

  test('answers the same whatever has become of the signup', async () => {
    const world = await withPage();
    const first = await ask(world);
    const token = tokenIn(world.mails[0]!.text);
    await confirmSignup(world, anywhere(), { token });
    expect(await ask(world)).toEqual(first);
    expect(await onlySignup(world)).toMatchObject({ state: 'confirmed' });
    await stopSignup(world, anywhere(), { token });
    expect(await ask(world)).toEqual(first);
  });

  test('cannot change the answers of a confirmed fan', async () => {
    const world = await withPage();
    await ask(world);
    await confirmSignup(world, anywhere(), { token: tokenIn(world.mails[0]!.text) });
    await ask(world, { name: 'Mallory', language: 'fr', zone: 'Asia/Tokyo' });
    expect(await onlySignup(world)).toMatchObject({ name: 'Ada', language: 'en', zone: 'Europe/Berlin' });
  });

  test('after a stop leaves the signup stopped, and sends a new link', async () => {
    const world = await withPage();
    await ask(world);
    const token = tokenIn(world.mails[0]!.text);
    await confirmSignup(world, anywhere(), { token });
    await stopSignup(world, anywhere(), { token });
    world.passTime(11 * MINUTE);
    await ask(world);
    expect(await onlySignup(world)).toMatchObject({ state: 'stopped', createdAt: NOW, consent: { at: NOW } });
    expect(world.mails).toHaveLength(2);
  });
});

describe('many signups from one address', () => {
  test('200 within a second: ten pass, the rest get a retry time without a database read', async () => {
    const world = await withPage();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => ask(world, { contact: `fan${index}@example.com` }, '198.51.100.7')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'limit/too-many', retryAfterSeconds: 6 });
    }
    expect(await world.list(SIGNUPS)).toHaveLength(10);
    const counter = (await world.list('rateLimits')).find((path) => path.includes('signup_'));
    expect(await world.read(counter!)).toMatchObject({ count: 10 });
    expect(counter).not.toContain('198.51.100');
  });

  test('are fewer by phone, since each costs a text', async () => {
    const world = await withPage();
    const numbers = Array.from({ length: 21 }, (_, index) => `(202) 555-01${10 + index}`);
    for (const contact of numbers.slice(0, 20)) {
      await ask(world, { contact, country: null }, '198.51.100.9');
      world.passTime(MINUTE);
    }
    await expect(ask(world, { contact: numbers[20]!, country: null }, '198.51.100.9')).rejects.toMatchObject({
      code: 'limit/too-many',
      retryAfterSeconds: 2400,
    });
    await expect(ask(world, { contact: 'fan@example.com' }, '198.51.100.9')).resolves.toBeDefined();
    expect(world.texts).toHaveLength(20);
  });

  test('are limited over all processes too', async () => {
    const world = await withPage();
    const fromProcess = (index: number) => ({ ...world, signupBuckets: createWorld('process').signupBuckets, index });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        signUp(fromProcess(index), '198.51.100.8', aNewSignup({ contact: `fan${index}@example.com` })),
      ),
    );
    const passed = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(passed).toBeLessThanOrEqual(20);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'limit/too-many', retryAfterSeconds: 60 });
    expect(await world.list(SIGNUPS)).toHaveLength(passed);
  });
});
